import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import type { VersionId } from "@stemma/domain/ids";
import { versionQuery } from "../../entities/version/version-query.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { useDraftErrand } from "../draft-errands/use-draft-errand.ts";
import { messages } from "./messages.ts";

/**
 * Undoes a version in the reader's draft, and opens it. If there is no draft and nothing left to undo, only says so.
 * `null` if the reader may not edit the page.
 */
export function useUndoVersion(view: PageView): ((versionId: VersionId) => void) | null {
  const queryClient = useQueryClient();
  const { run } = useDraftErrand(view, {
    notOpened: messages.undoFailed,
    async isNeeded({ versionId }) {
      const undone = await queryClient.ensureQueryData(versionQuery(versionId));
      if (undone.previousNode === null) return true;
      const [parent, { isAnythingToUndo }] = await Promise.all([
        queryClient.ensureQueryData(versionQuery(undone.previousNode)),
        import("./is-anything-to-undo.ts"),
      ]);
      if (await isAnythingToUndo(view, undone, parent)) return true;
      showToast(messages.nothingToUndo(undone.publishMessage.subjectLine));
      return false;
    },
  });
  const mayUndo = view.can.edit && !view.page.deleted;
  return mayUndo ? (versionId) => run({ kind: "undo", versionId }) : null;
}
