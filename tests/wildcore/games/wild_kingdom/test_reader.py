"""Wild Kingdom: positions in text, and the ground that they may change."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    ALL,
    FAR_BANK,
    FILES,
    START,
    SWAMP,
    after,
    around,
    at,
    cells,
    left,
    ray,
    standing,
    targets,
    text,
    uses,
    walks,
)
from wildcore.core.errors import BadPosition
from wildcore.registry import game

KINGDOM = game("wild-kingdom")
EMPTY = "10/10/10/10/10/10/10/10/10/10"


def ground(swamp: set[str], white: set[str], black: set[str]) -> str:
    """A map's text: ``~`` swamp, ``^`` White's far bank, ``v`` Black's, digits for the rest."""
    signs = {**dict.fromkeys(white, "^"), **dict.fromkeys(black, "v"), **dict.fromkeys(swamp, "~")}
    rows = []
    for rank in range(10, 0, -1):
        row = ""
        for file in FILES:
            sign = signs.get(f"{file}{rank}", "")
            digits = row[len(row.rstrip("0123456789")) :]
            row = row + sign if sign else row[: len(row) - len(digits)] + str(int(digits or "0") + 1)
        rows.append(row)
    return "/".join(rows)


USUAL = ground(SWAMP, FAR_BANK["w"], FAR_BANK["b"])
DRY = ground(set(), FAR_BANK["w"], FAR_BANK["b"])

# Text


@pytest.mark.parametrize(
    "animals",
    [
        "Lc3 ld8",
        "F!a2 f!b9 S!c3 s!d8 C!c7 c!h4 P!a5 p!j6 R!e5 r!e6 G!f5 g!f6 H!g5 h!h5 L!a1 l!j10",
        "Da1 dj10 Le2 lf9",
        "r!a3 rb3 r!c3 Rj3",
        "La10 lj1",
    ],
)
@pytest.mark.parametrize("turn", "wb")
def test_text_round_trip(animals: str, turn: str) -> None:
    position = at(animals, turn)
    assert position.to_text() == text(animals + ("" if "L" in animals else " La1 lj10"), turn)
    again = KINGDOM.read(position.to_text(), {})
    assert again == position
    assert hash(again) == hash(position)


def test_poisoned_and_healthy_are_different_positions() -> None:
    assert at("Re3") != at("R!e3")
    assert at("Re3") != at("Re3", "b")
    assert at("Fe3") != at("De3")


def test_the_start_reads_back() -> None:
    assert KINGDOM.read(START.to_text(), {}) == START == KINGDOM.start({})


def test_poison_from_play_reads_back() -> None:
    position = after(at("De3 re5"), "e3-dart-e5")
    assert position.to_text() == text("De3 r!e5 La1 lj10", "b")
    assert KINGDOM.read(position.to_text(), {}) == position


# The map


def test_the_usual_map_is_left_out() -> None:
    assert at("Lc3 ld8", ground=USUAL).to_text() == text("Lc3 ld8")
    assert at("Lc3 ld8", ground=USUAL) == at("Lc3 ld8")
    assert USUAL == (
        "^^^^^^^^^^/^^^^^^^^^^/^^^^^^^^^^/2~~^^^^^^/2~~~~^^^^/vvvv~~~~2/vvvvvv~~2/vvvvvvvvvv/vvvvvvvvvv/vvvvvvvvvv"
    )


def test_another_map_is_part_of_the_position() -> None:
    position = at("Lc3 ld8 Re3 r!i8", ground=DRY)
    assert position.to_text() == text("Lc3 ld8 Re3 r!i8", "w", DRY)
    assert KINGDOM.read(position.to_text(), {}) == position
    assert position != at("Lc3 ld8 Re3 r!i8")
    assert after(position, "e3-e9").to_text() == text("Lc3 ld8 Re9 r!i8", "b", DRY)


def test_without_swamp_nothing_slows() -> None:
    assert targets(at("Re3", ground=DRY), "e3") >= set(ray("e3", 0, 1))
    assert walks(at("S!f4", ground=DRY), "f4") == around("f4", 3)
    assert walks(at("Cf5", ground=DRY), "f5") == around("f5")
    assert targets(at("Pf4", ground=DRY), "f4") == around("f4")


def test_swamp_elsewhere() -> None:
    lake = ground(cells("c3 c4"), set(), set())
    assert targets(at("Rc2", ground=lake), "c2") & set(ray("c2", 0, 1)) == {"c3", "c4"}
    assert walks(at("Cc3 Lh1", ground=lake), "c3") == around("c3", 2)
    assert uses(at("Cc3 rd4 Lh1", ground=lake), "c3", "drown") == {"d4-c3", "d4-c4"}
    assert left(at("Gc1 Sc2", ground=lake), "c1-fling-c2-c3") == {"Gc1"}


def test_banks_elsewhere() -> None:
    banks = ground(set(), {"d4"}, {"h7"})
    assert left(at("Fc3", ground=banks), "c3-d4") == {"Dd4"}
    assert left(at("Fb9 fc2", ground=banks), "a1-a2") == {"Fb9", "fc2", "La2"}
    assert left(at("fg8", "b", ground=banks), "g8-h7") == {"dh7"}
    assert targets(at("Ha8 rc8", ground=banks), "a8") & set(ray("a8", 1, 0)) >= {"c8", "d8", "j8"}
    assert targets(at("Ha4 rd4", ground=banks), "a4") & set(ray("a4", 1, 0)) == {"b4", "c4", "d4"}


def test_the_scene_shows_the_changed_ground() -> None:
    banks = ground({"c3"}, {"d4"}, {"h7"})
    scene = at("", ground=banks).scene(KINGDOM.scene({}))
    zones = {zone.name: set(zone.cells) for zone in scene.zones}
    assert zones["zone-changing-white"] == {"d4"}
    assert zones["zone-changing-black"] == {"h7"}
    assert zones["zone-territory-white"] == ALL - {"d4"}
    assert zones["zone-territory-black"] == ALL - {"h7"}
    assert {cell.id for cell in scene.cells if cell.name and cell.name.id == "cell-swamp"} == {"c3"}
    changed = {cell.id: cell.ground for cell in scene.cells if cell.ground}
    assert (changed["c3"], changed["d4"], changed["h7"], changed["e5"]) == (
        "ground-swamp",
        "ground-bank-white",
        "ground-bank-black",
        "ground-dry",
    )


def test_the_usual_ground_is_the_boards_drawing() -> None:
    scene = at("").scene(KINGDOM.scene({}))
    assert scene == KINGDOM.scene({})
    assert not any(cell.ground for cell in scene.cells)


# What cannot stand


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("", "error-board-shape"),
        (text("La1 lj10").split()[0], "error-board-shape"),
        (text("La1 lj10", "x"), "error-board-shape"),
        (text("La1 lj10").replace("/10", "", 1), "error-board-shape"),
        (text("La1 lj10").replace("/10", "/11", 1), "error-board-shape"),
        (text("La1 lj10").replace("/10", "/9", 1), "error-board-shape"),
        (text("La1 lj10 Qe4"), "error-board-letter"),
        (text("La1 lj10").replace("L", "!L"), "error-board-letter"),
        (text("La1 lj10").replace("L", "L!!"), "error-board-letter"),
        (EMPTY + " w", "error-lions"),
        (text("La1 Lb1 lj10"), "error-lions"),
        (text("La1 lj9 lj10"), "error-lions"),
        (text("La1 Lb1"), "error-lions"),
        (text("La1 lj10 Se5"), "error-on-swamp"),
        (text("La1 lj10 s!d7"), "error-on-swamp"),
        (text("La1 lj10 Ph4"), "error-on-swamp"),
        (text("La1 lj10 p!c6"), "error-on-swamp"),
        (text("La1 lj10 Sa2", "w", ground({"a2"}, set(), set())), "error-on-swamp"),
        (text("La1 lj10 D!e4"), "error-poisoned-dart"),
        (text("La1 lj10 d!e6"), "error-poisoned-dart"),
        (text("La1 lj10", "w", "map"), "error-map"),
        (text("La1 lj10", "w", EMPTY.replace("10", "9", 1)), "error-map"),
        (text("La1 lj10", "w", EMPTY.replace("10", "#9", 1)), "error-map"),
    ],
)
def test_what_cannot_stand_is_refused_with_a_reason(wrong: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        KINGDOM.read(wrong, {})
    assert caught.value.why.id == why


def test_a_spider_on_dry_land_of_another_map_may_stand() -> None:
    assert standing(at("Se5", ground=DRY))["e5"] == "S"


def test_one_side_without_a_lion_can_be_read() -> None:
    assert KINGDOM.read(text("La1"), {}).outcome()
    assert KINGDOM.read(text("lj10", "b"), {}).outcome()
