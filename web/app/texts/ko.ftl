app = 와일드
app-tagline = 인터넷 없이도 느긋하게 즐기는 동물 보드게임
text-missing = …
skip = 게임으로 바로 가기
home = 모든 게임
failed-title = 찾을 수 없어요
page-unknown = 이 주소에는 아무것도 없어요.
page-no-save = 이 게임은 이 브라우저에 저장되어 있지 않아요. 지워졌거나 다른 기기에 저장된 게임일 수 있어요.

## Home
continue = 이어서 하기
games = 게임 목록
plate = 도판 { $number }
play = 시작하기
new-game = 새 게임
rules = 규칙
saves = 저장한 게임
settings = 설정
board-of = { $game } 게임판
words = 다음 선택

## Playing
to-move = 둘 차례
winner = 승리
moves = 기보
tools = 도구
undo = 무르기
redo = 다시 두기
flip = 돌리기
menu = 더 보기
share = 공유
wins = { $seat } 승리
drawn = 무승부
outcome = 게임 결과
rematch = 한 판 더
tap-kept = 잠시만요, 누른 것은 기억하고 있어요
tap-chosen = { PARTICLE($step, "을/를") } 골랐어요. 갈 수 있는 곳은 { $count }군데예요.
pieces-none = 판이 비어 있어요.
tap-asked = 다음 선택: { $choices }.
guide-of = { $cell }의 { PARTICLE($piece, "이/가") } 할 수 있는 일
guide-release = 고른 것 취소
guide-explain = 표시 설명
sure = 정말 할까요?
sure-yes = 할게요
sure-no = 하지 않을래요
zones = 구역
zones-show = 구역 보기
zones-hide = 구역 숨기기
last-none = 아직 아무것도 두지 않았어요.
overtaken = 다른 탭에서 이 게임을 먼저 이어 갔어요. 지금은 그쪽 진행이 보여요.
overtaken-keep = 내 것도 남기기
copy-of = { $name } (내 진행)

## The list of moves
log-start = 시작
log-at = { $at }수까지 둔 모습이에요.
log-draw = 무승부
log-resign = { $seat } 기권
lines = 다른 진행 { $count }개
line = { $at }수부터: { $first } (모두 { $length }수)
line-end = { $length }수까지
type-move = 수를 글로 쓰기
type-play = 쓴 대로 두기

## Asking first
new-game-of = 새 게임: { $game }
new-game-kept = 지금 하던 게임은 저장한 게임에 그대로 남아요.
new-game-start = 시작
offer-draw = 무승부 제안
draw-question = { $seat } 쪽이 무승부를 제안해요. { $other } 쪽도 동의하나요?
draw-agree = 동의하고 무승부로 끝내기
draw-go-on = 계속 두기
resign = 기권하기
resign-question = { $seat } 쪽이 기권하면 이번 게임에서 져요. 정말 기권할까요?
resign-yes = 기권하기
dialog-close = 닫기
dialog-cancel = 취소
note-close = 알림 닫기

## Setting up
change-position = 이 배치 바꾸기
setup-title = 배치하기: { $game }
setup-own = 직접 배치하기
setup-mine = 내 배치
setup-edit = 바꾸기
setup-pieces = 누르면 놓을 것
setup-remove = 치우기
setup-grounds = 땅
setup-usual-ground = 기본 판
setup-clear = 비우기
setup-start = 기본 배치
setup-turn = 둘 차례
setup-number = { $seat }: { $what }
setup-less = { $what }: 하나 빼기
setup-more = { $what }: 하나 더하기
setup-ready = 이제 둘 수 있어요. { $seat } 쪽이 둘 차례예요.
setup-wait = 규칙을 불러오고 있어요. 말은 지금 놓아도 돼요.
setup-play = 시작하기
setup-share = 공유
setup-keep = 간직하기
setup-keep-text = ‘새 게임’에서 언제든지 이 배치로 시작할 수 있어요.
setup-name = 배치 이름
setup-name-proposal = 내 배치 { $number }
setup-keep-yes = 간직하기
setup-kept = ‘{ $name }’ 배치를 간직했어요. ‘새 게임’에서 찾을 수 있어요.

## Sharing
share-text = 이 링크를 열면 지금 이 게임을 보고 이어서 둘 수 있어요. 게임이 링크 안에 모두 들어 있어서 서버로는 아무것도 보내지 않아요.
share-link = 이 게임의 링크
share-copy = 링크 복사
share-copied = 복사했어요
share-send = 보내기 …
share-code = 링크의 QR 코드
share-too-long = 게임이 너무 길어서 QR 코드로 만들 수 없어요. 링크를 써 주세요.
receive-title = 게임이 도착했어요
receive-text = 받은 게임을 여는 중이에요 …

## Saved games
saves-none = 아직 저장한 게임이 없어요. 게임을 하면 저절로 여기에 저장돼요.
saves-rename = 이름 바꾸기
saves-delete = 지우기
saves-deleted = ‘{ $name }’ 게임을 지웠어요.
saves-undo = 되돌리기
saves-name = 게임 이름
saves-name-save = 이름 저장
saves-moves = { $count ->
    [0] 시작 전
   *[other] { $count }수
  }
saves-changed = { $when }
saves-files = 따로 보관하기
saves-export = 파일로 저장
saves-import = 파일에서 읽기
saves-files-text = 모든 게임을 파일 하나에 담아 보관하거나 다른 기기로 옮길 수 있어요.
import-done = { $added ->
    [0] 이 파일에 새 게임은 없어요.
   *[other] 게임 { $added }개를 더했어요.
  }{ $known ->
    [0] { "" }
   *[other] { " " }{ $known }개는 이미 있었어요.
  }{ $bad ->
    [0] { "" }
   *[other] { " " }{ $bad }개는 읽을 수 없어서 뺐어요.
  }
import-unreadable = 이 파일에는 이 앱에 저장한 게임이 없어요. 아무것도 바꾸지 않았어요.
import-newer = 더 새로운 앱에서 만든 파일이에요. 먼저 앱을 업데이트해 주세요. 아무것도 바꾸지 않았어요.
import-too-big = 저장한 게임이라기에는 파일이 너무 커요. 아무것도 바꾸지 않았어요.
trouble-full = 브라우저에 남은 공간이 없어요. 게임은 계속할 수 있지만 이 화면을 닫으면 사라져요. 간직하려면 파일로 저장해 주세요.
trouble-closed = 이 브라우저는 아무것도 저장하지 않아요. 비공개 창일 수 있어요. 게임은 계속할 수 있지만 이 화면을 닫으면 사라져요.

## Rules
learn-title = { $game } 규칙
learn-contents = 차례
learn-try = 직접 해 보기
learn-again = 처음부터
learn-solution = 정답 보기
learn-solved = 풀었어요! 잘했어요.
learn-missed = 아직 아니에요. 처음부터 다시 하거나 정답을 보세요.
learn-open = 여기서부터 두기
learn-play = 이 게임 하기
learn-credits = 그림

## Settings
set-language = 언어
set-language-auto = 브라우저 설정대로
set-theme = 화면 색
set-theme-auto = 기기 설정대로
set-theme-light = 밝은 종이
set-theme-dark = 어두운 숲
set-motion = 움직임
set-motion-on = 말이 움직이고 뒤집혀요
set-motion-off = 움직임 없음
set-keys = 글쇠 하나로 쓰는 단축키
set-keys-on = 켜기
set-keys-off = 끄기
install = 앱 설치
install-text = 다른 앱처럼 홈 화면에서 바로 열 수 있어요.
install-ios = 이 기기에서는 공유 메뉴를 열고 ‘홈 화면에 추가’를 고르세요. 그러면 인터넷 없이도 다른 앱처럼 열려요.
install-ios-done = 알겠어요
update-ready = 새 버전이 준비되었어요.
update-now = 지금 새로고침
update-later = 나중에
offline-ready = 이제 인터넷 없이도 할 수 있어요.
rules-failed = 이 브라우저에서 게임 규칙을 시작하지 못했어요. 화면을 새로고침해 주세요. 그래도 안 되면 브라우저가 너무 오래된 거예요.

## Keyboard
keys = 키보드
key-arrows = 판 위에서 옮겨 다니기
key-enter = 칸 누르기 (스페이스 바도 돼요)
key-escape = 고른 것 놓기
key-board = 판으로 가기
key-choices = 판 옆의 선택으로 가기
key-stack = 쌓인 말을 위에서부터 보기
key-move = 수를 글로 쓰기
key-undo = 무르기, 다시 두기
key-flip = 판 돌리기
key-turn = 누구 차례인지 듣기
key-pieces = 말이 어디 있는지 듣기
key-last = 마지막 수 듣기
key-help = 이 목록

## Cells, in words
cell-square = { $cell } 칸
cell-empty = 비어 있음
cell-stack = { $count }개 쌓임, 위에서부터 { $pieces }
stack-run = { $count ->
    [1] { $piece }
   *[other] { $piece } { $count }개
  }
stack-title = { $cell }: { $count }개 쌓임
stack-told = { $cell }에 { $count }개가 쌓여 있어요. 위에서 아래로 { $pieces }.
stack-top = 맨 위
stack-bottom = 맨 아래
stack-none = 여기에는 쌓인 것이 없어요.
cell-chosen = 고름
cell-won = 게임을 끝낸 줄
cell-last = 마지막 수
effect-select = 움직일 수 있음
effect-place = 여기에 놓을 수 있음
effect-move = 여기로 갈 수 있음
effect-flip = 여기로 가서 뒤집을 수 있음
effect-capture = 여기서 잡을 수 있음
effect-other = 고를 수 있음
cell-goes-on = 이어서 더 고를 수 있음
choice-move = { $cell }에서 멈추기
choice-place = { $cell }에 놓기
choice-flip = { $cell }에서 뒤집기
choice-capture = { $cell }에서 잡기
choice-other = { PARTICLE($cell, "으로/로") } 계속하기
supply-label = { $piece }: { $count }

## What the rules say
status-turn = { $seat } 차례
status-won = { $seat } 승리: { $reason }
status-drawn = 무승부: { $reason }
reason-resigned = 상대편이 기권했어요
reason-agreed = 양쪽이 동의했어요
reason-repetition = 같은 모양이 세 번 나왔어요
reason-sixty-moves = 양쪽이 60번씩 두는 동안 잡거나 크게 바뀐 것이 없어요
reason-no-moves = 상대편이 움직일 수 없어요

event-moved = { $seat }: { PARTICLE($piece, "이/가") } { $from }에서 { PARTICLE($to, "으로/로") } 움직였어요.
event-placed = { $seat }: { PARTICLE($piece, "을/를") } { $to }에 놓았어요.
event-flipped = { $at } 뒤집힘: { $piece }.
event-captured = { $at }의 { PARTICLE($piece, "이/가") } 잡혔어요.
event-resigned = { $seat } 쪽이 기권했어요.

option-repetition = 같은 모양이 세 번 나오면
option-repetition-on = 무승부로 끝나요
option-repetition-off = 계속해요
option-sixty-moves = 양쪽이 60번씩 두는 동안 아무 일도 없으면
option-sixty-moves-on = 무승부로 끝나요
option-sixty-moves-off = 계속해요

error-unreadable-move = ‘{ $move }’ 표기는 이 게임의 수가 아니에요.
error-illegal-move = 지금은 { PARTICLE($move, "을/를") } 둘 수 없어요.
error-ambiguous-move = ‘{ $move }’ 표기는 여러 수로 읽혀요: { $choices }
error-game-over = 이미 끝난 게임이에요.
error-not-here = 지금 { $cell }에서는 할 수 있는 게 없어요.
error-unknown-game = 이 앱에는 ‘{ $game }’ 게임이 없어요. 더 새로운 버전에는 있을지도 몰라요.
error-unknown-option = { $option } 설정은 여기에 없어요.
error-position = 이 배치로는 둘 수 없어요: { $why }.
error-position-fields = 배치는 { $fields }부분으로 되어 있어야 해요
error-position-turn = 누구 차례인지 나와 있지 않아요
error-board-shape = 판은 { $columns }칸씩 { $rows }줄이어야 해요
error-board-letter = ‘{ $letter }’에 해당하는 말이 없어요
error-too-many-pieces = 말이 너무 많아요
error-setup-over = 이미 승부가 난 배치예요. { $status }.
error-record-broken = 이 게임은 망가져서 열 수 없어요.
error-record-newer = 더 새로운 앱에서 저장한 게임이에요. 먼저 앱을 업데이트해 주세요.
error-record-illegal = { $ply }번째 수({ $move })는 지금 규칙에 맞지 않아요. 그 앞까지만 보여 드려요.
error-record-full = 한 게임은 { $limit }수까지만 둘 수 있어요.
error-link-broken = 링크가 망가졌어요. 오는 길에 일부가 잘렸을 수 있으니 다시 보내 달라고 해 주세요.
error-link-too-long = 게임 링크라기에는 너무 길어요.
error-link-newer = 더 새로운 앱에서 만든 링크예요. 먼저 앱을 업데이트해 주세요.
error-internal = 문제가 생겼어요. 게임은 저장되어 있으니 다시 해 보세요.

credits = 그림
credits-drawings = 말에 그린 동물은 마이크로소프트의 Fluent Emoji에 실제 종에 맞게 덧칠한 거예요. 게임판과 말과 기호는 Wild를 위해 새로 그렸어요.
credits-licences = 그림 사용 허가서
