import { useMemo } from "react";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { useVersionChain } from "../../entities/version/use-version-chain.ts";
import { useWorkerAnswer } from "../../lib/use-worker-answer.ts";
import type { ChangeNotes, ChangeNotesRequest } from "./change-notes.worker.ts";
import { noteWords, type NoteWords } from "./note-words.ts";

/** How many versions are read at most; a longer history has no notes. */
const versionsMax = 12;

interface Reading {
  readonly pageId: PageId;
  readonly lastRead: VersionId;
  readonly shown: VersionId | null;
}

/**
 * Who made each change since a version, by the number of the change in the comparison. Empty until it is known, and
 * where the one version does not lead to the other.
 */
export function useChangeNotes(
  { pageId, lastRead, shown }: Reading,
  timeBoundMs: number,
): ReadonlyMap<number, readonly NoteWords[]> {
  const chain = useVersionChain({ pageId, newest: shown, base: lastRead, max: versionsMax });
  const request = useMemo(
    () =>
      chain && {
        bodies: chain.map((version) => version.serializedEditorState).toReversed(),
        timeBoundMs,
      },
    [chain, timeBoundMs],
  );
  const { answer } = useWorkerAnswer<ChangeNotesRequest, ChangeNotes>(makeWorker, request);
  return useMemo(() => {
    if (chain === null || answer === null) return new Map();
    const versions = chain.toReversed();
    return new Map(
      Array.from(answer, ([change, steps]) => [
        change,
        steps.flatMap(({ version, deeds }) => {
          const made = versions[version];
          return made === undefined ? [] : noteWords(made, deeds);
        }),
      ]),
    );
  }, [chain, answer]);
}

function makeWorker(): Worker {
  return new Worker(new URL("./change-notes.worker.ts", import.meta.url), { type: "module" });
}
