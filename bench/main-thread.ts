import type { CDPSession, Page } from "playwright-core";

/** A task of a page's main thread. */
interface Task {
  /** In milliseconds, by the clock of the recording. */
  readonly startMs: number;
  /** Processor time: waiting for a frame, and for a processor that others use, does not count. In milliseconds. */
  readonly processorMs: number;
}

/** What the main thread did while something was recorded. */
export interface Recording {
  readonly tasks: readonly Task[];
  /** When each key was pressed, by the same clock. */
  readonly keysMs: readonly number[];
}

/** What the main thread did while a document was loaded. */
export interface StartRecording {
  readonly tasks: readonly Task[];
  /** When the document's first content was painted, by the same clock. */
  readonly firstPaintMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Records the main thread's tasks while `act` runs. `act` has to press a key: it tells which thread is the page's. */
export async function recordMainThread(tab: Page, act: () => Promise<void>): Promise<Recording> {
  const events = await trace(tab, ["toplevel", "devtools.timeline"], act);
  const keys = events.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown",
  );
  const [first] = keys;
  if (first === undefined) throw new Error("No key was pressed while the main thread was watched.");
  return {
    tasks: tasksOf(events, first),
    keysMs: keys.map(({ ts }) => ts / 1000).sort((a, b) => a - b),
  };
}

/** Records the main thread's tasks while `act` loads a document: its first paint tells which thread is the page's. */
export async function recordStart(tab: Page, act: () => Promise<void>): Promise<StartRecording> {
  const events = await trace(tab, ["toplevel", "loading"], act);
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (painted === undefined) throw new Error("Nothing was painted while a document was loaded.");
  return { tasks: tasksOf(events, painted), firstPaintMs: painted.ts / 1000 };
}

/** The tasks of the thread on which an event happened. */
function tasksOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent): Task[] {
  return events
    .filter(
      (event) =>
        event.name === "ThreadControllerImpl::RunTask" && event.pid === pid && event.tid === tid,
    )
    .map(({ ts, tdur = 0 }) => ({ startMs: ts / 1000, processorMs: tdur / 1000 }));
}

async function trace(
  tab: Page,
  includedCategories: string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const devtools = await tab.context().newCDPSession(tab);
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send("Tracing.start", {
    traceConfig: { includedCategories },
    transferMode: "ReportEvents",
  });
  await act();
  await endTracing(devtools);
  await devtools.detach();
  return events;
}

async function endTracing(devtools: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => {
    devtools.once("Tracing.tracingComplete", () => resolve());
  });
  await devtools.send("Tracing.end");
  await complete;
}

/** The processor time of the tasks that each key caused: those from it to the next one. In milliseconds. */
export function workPerKey({ tasks, keysMs }: Recording): number[] {
  // The task of a key begins a little before its event.
  const startsMs = keysMs.map((ms) => ms - 0.5);
  return startsMs.map((startMs, at) => {
    const endMs = startsMs[at + 1] ?? Infinity;
    const own = tasks.filter((task) => task.startMs >= startMs && task.startMs < endMs);
    return own.reduce((sum, { processorMs }) => sum + processorMs, 0);
  });
}
