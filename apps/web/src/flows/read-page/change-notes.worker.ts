import { diffBodies } from "@stemma/document/diff/diff-bodies";
import type { PageBody } from "@stemma/document/format";
import { whoChanged, type ChangeStep } from "@stemma/document/history/who-changed";

/** The message to the worker: the versions from the one last read to the one on screen. */
export interface ChangeNotesRequest {
  readonly bodies: readonly PageBody[];
  /** In milliseconds; the comparison on screen has the same, so that its changes have the same numbers. */
  readonly timeBoundMs: number;
}

/** The answer: for each change, by its number, the versions that made it, oldest first. */
export type ChangeNotes = ReadonlyMap<number, readonly ChangeStep[]>;

addEventListener("message", ({ data }: MessageEvent<ChangeNotesRequest>) => {
  const { bodies, timeBoundMs } = data;
  const [before, after] = [bodies[0], bodies.at(-1)];
  const notes: ChangeNotes =
    before === undefined || after === undefined
      ? new Map()
      : whoChanged(diffBodies(before, after, { timeBoundMs }), bodies, { timeBoundMs });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
  postMessage(notes);
});
