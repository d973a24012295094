import { diffBodies } from "@stemma/document/diff/diff-bodies";
import type { PageBody } from "@stemma/document/format";
import { whoChanged, type ChangeStep } from "@stemma/document/history/who-changed";
import { answerInWorker } from "../../lib/answer-in-worker.ts";

/** The message to the worker: the versions from the one last read to the one on screen. */
export interface ChangeNotesRequest {
  readonly bodies: readonly PageBody[];
  /** In milliseconds; the comparison on screen has the same, so that its changes have the same numbers. */
  readonly timeBoundMs: number;
}

/** The answer: for each change, by its number, the versions that made it, oldest first. */
export type ChangeNotes = ReadonlyMap<number, readonly ChangeStep[]>;

answerInWorker(({ bodies, timeBoundMs }: ChangeNotesRequest): ChangeNotes => {
  const [before, after] = [bodies[0], bodies.at(-1)];
  if (before === undefined || after === undefined) return new Map();
  return whoChanged(diffBodies(before, after, { timeBoundMs }), bodies, { timeBoundMs });
});
