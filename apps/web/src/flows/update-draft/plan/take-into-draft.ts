import { takePassages } from "@stemma/document/take/take-passages";
import type { Version } from "@stemma/contract/version-shapes";
import { allTaken } from "../../../features/drafts/session/all-taken.ts";
import type { TakeRequest } from "../../draft-errands/draft-errand.ts";
import { countMergedChanges } from "../../merge-plan/count-merged-changes.ts";
import type { DoneUpdate } from "./start-update.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { updateTextOf } from "../../merge-plan/update-text.ts";

/** The time limit of finding the places of the passages, in milliseconds. */
const timeBoundMs = 3_000;

/** Takes passages of a version into a draft in one change. The draft stays as it is if it has them already. */
export function takeIntoDraft(
  draft: UpdatableDraft,
  version: Version,
  { rows, keepsReplaced }: Pick<TakeRequest, "rows" | "keepsReplaced">,
): DoneUpdate {
  const { previousNode, publishSubject, takenPassages, ...content } = draft.readContent();
  const before = updateTextOf(content);
  const source = version.serializedEditorState;
  const body = takePassages(before.body, source, rows, { timeBoundMs, keepsReplaced });
  const after = { title: before.title, body };
  const mergedChanges = countMergedChanges(before, after);
  if (mergedChanges > 0) {
    draft.replace({
      readBody: () => body,
      takenPassages: allTaken(takenPassages, [{ versionId: version.id, rows: [...rows] }]),
    });
  }
  const restorable = { before, previousNode, publishSubject, takenPassages };
  return { undone: null, takenFrom: version, ...restorable, after, mergedChanges, keptOwn: 0 };
}
