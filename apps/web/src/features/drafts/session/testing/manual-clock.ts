import type { After } from "../after.ts";

/** A fake timer: nothing runs before the test advances it. */
export function createManualClock() {
  let nowMs = Date.UTC(2027, 0, 1);
  let waiting: { atMs: number; order: number; run: () => void }[] = [];
  let order = 0;

  const after: After = (delayMs, run) => {
    order += 1;
    const task = { atMs: nowMs + delayMs, order, run };
    waiting.push(task);
    return () => {
      waiting = waiting.filter((one) => one !== task);
    };
  };

  async function pass(ms: number): Promise<void> {
    const untilMs = nowMs + ms;
    for (;;) {
      await settle();
      const due = waiting
        .filter((task) => task.atMs <= untilMs)
        .sort((a, b) => a.atMs - b.atMs || a.order - b.order)[0];
      if (due === undefined) break;
      waiting = waiting.filter((task) => task !== due);
      nowMs = due.atMs;
      due.run();
    }
    nowMs = untilMs;
    await settle();
  }

  return { after, pass, now: () => new Date(nowMs) };
}

/** Flushes pending microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
