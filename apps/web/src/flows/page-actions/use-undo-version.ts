import type { PageView } from "@stemma/contract/pages.contract";
import type { VersionId } from "@stemma/domain/ids";
import { useDraftErrand } from "../draft-errands/use-draft-errand.ts";
import { messages } from "./messages.ts";

/**
 * Opens the reader's draft, which is created if there is none, and undoes a version in it. `null` if the reader may not
 * edit the page.
 */
export function useUndoVersion(view: PageView): ((versionId: VersionId) => void) | null {
  const { run } = useDraftErrand(view, messages.undoFailed);
  const mayUndo = view.can.edit && !view.page.deleted;
  return mayUndo ? (versionId) => run({ kind: "undo", versionId }) : null;
}
