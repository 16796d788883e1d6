/** The page's side of the rules worker, with workers that only pretend. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Rules, RulesError } from "../../web/app/rules/client.js";

/** Notes what it is asked; the test answers. */
class FakeWorker extends EventTarget {
  asked = [];
  ended = false;
  postMessage(message) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  answer(index, ok) {
    this.say({ id: this.asked[index].id, answer: JSON.stringify({ ok }) });
  }
  crash() {
    this.dispatchEvent(new Event("error", { cancelable: true }));
  }
}

/** @returns {{rules: Rules, workers: FakeWorker[], states: string[]}} */
function scene() {
  const workers = [];
  const rules = new Rules(() => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  });
  const states = [];
  rules.addEventListener("state", () => states.push(rules.state));
  return { rules, workers, states };
}

test("the worker is started at once, and calls made before it is ready are answered", async () => {
  const { rules, workers, states } = scene();
  assert.equal(workers.length, 1);
  assert.equal(rules.state, "starting");
  const called = rules.call("start", { game: "x" });
  assert.deepEqual(workers[0].asked, []); // it could get lost
  workers[0].say({ started: "snapshot" });
  assert.deepEqual(workers[0].asked, [{ id: 1, method: "start", argument: { game: "x" } }]);
  await rules.ready;
  assert.deepEqual([rules.state, rules.startedFrom, ...states], ["ready", "snapshot", "ready"]);
  workers[0].answer(0, { fine: true });
  assert.deepEqual(await called, { fine: true });
});

test("answers find their calls in any order", async () => {
  const { rules, workers } = scene();
  workers[0].say({ started: "snapshot" });
  const both = Promise.all([rules.call("one"), rules.call("two")]);
  workers[0].answer(1, "second");
  workers[0].answer(0, "first");
  assert.deepEqual(await both, ["first", "second"]);
});

test("what the rules refuse is an error with a message for people", async () => {
  const { rules, workers } = scene();
  const called = rules.call("play", {});
  const message = { id: "error-illegal-move", args: { move: "a1" } };
  workers[0].say({ id: 1, answer: JSON.stringify({ error: message }) });
  await assert.rejects(called, (error) => {
    assert(error instanceof RulesError);
    assert.deepEqual(error.message_, message);
    return true;
  });
});

for (const [how, die] of [
  ["an error event", (worker) => worker.crash()],
  ["a broken Python", (worker) => worker.say({ id: 1, died: "fatal" })],
  ["a failed start", (worker) => worker.say({ failed: "no wasm" })],
]) {
  test(`after ${how} a new worker is asked again`, async () => {
    const { rules, workers, states } = scene();
    const called = rules.call("tap", { tap: "c3" });
    die(workers[0]);
    assert.equal(workers.length, 2);
    assert(workers[0].ended);
    workers[1].say({ started: "library" });
    assert.deepEqual(workers[1].asked, [{ id: 1, method: "tap", argument: { tap: "c3" } }]);
    workers[1].answer(0, 1);
    assert.equal(await called, 1);
    assert.deepEqual(states, ["starting", "ready"]);
  });
}

test("a call that kills every worker is given up after the second, and the rules go on", async () => {
  const { rules, workers } = scene();
  workers[0].say({ started: "snapshot" });
  const deadly = rules.call("boom");
  workers[0].crash();
  workers[1].say({ started: "snapshot" });
  const harmless = rules.call("tap");
  workers[1].crash();
  await assert.rejects(deadly, { message: "error-internal" });
  workers[2].say({ started: "snapshot" });
  assert.deepEqual(
    workers[2].asked.map(({ method }) => method),
    ["tap"],
  );
  workers[2].answer(0, "alive");
  assert.equal(await harmless, "alive");
  assert.equal(rules.state, "ready");
});

test("two failed starts in a row are a failure, which the next call tries to mend", async () => {
  const { rules, workers, states } = scene();
  const called = rules.call("open");
  workers[0].say({ failed: "1" });
  workers[1].say({ failed: "2" });
  await assert.rejects(called, RulesError);
  await assert.rejects(rules.ready, RulesError);
  assert.equal(rules.state, "failed");
  assert.equal(workers.length, 2);
  const next = rules.call("open");
  workers[2].say({ started: "library" });
  workers[2].answer(0, "mended");
  assert.equal(await next, "mended");
  assert.deepEqual(states, ["starting", "failed", "starting", "ready"]);
});

test("what a dead worker still says is not heard", async () => {
  const { rules, workers } = scene();
  workers[0].say({ started: "snapshot" });
  const called = rules.call("tap");
  workers[0].crash();
  workers[1].say({ started: "snapshot" });
  workers[0].answer(0, "late");
  workers[1].answer(0, "right");
  assert.equal(await called, "right");
});

test("a worker that never starts is replaced, with what waits for it", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { rules, workers } = scene();
  const called = rules.call("open");
  context.mock.timers.tick(45_000);
  assert(workers[0].ended);
  context.mock.timers.tick(45_000);
  assert.equal(workers.length, 2); // the second is given longer
  workers[1].say({ started: "library" });
  context.mock.timers.tick(1_000_000);
  assert.equal(workers.length, 2);
  workers[1].answer(0, "opened");
  assert.equal(await called, "opened");
});

test("after dispose calls are refused and the worker is gone", async () => {
  const { rules, workers } = scene();
  const open = rules.call("open");
  rules.dispose();
  assert(workers[0].ended);
  await assert.rejects(open, RulesError);
  await assert.rejects(rules.call("open"), RulesError);
  assert.equal(workers.length, 1);
});
