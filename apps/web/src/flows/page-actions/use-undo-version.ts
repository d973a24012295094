import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { versionQuery } from "../../entities/version/version-query.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { useDraftErrand } from "../draft-errands/use-draft-errand.ts";
import { messages } from "./messages.ts";

/** Undoing a version in the reader's draft. */
export interface Undoing {
  /**
   * Undoes a version in the draft, and opens it. If there is no draft and nothing left to undo, only says so. `null` if
   * the reader may not edit the page.
   */
  readonly undo: ((versionId: VersionId) => void) | null;
  /** Whether it is being found out what is left to undo, or the draft is being created. */
  readonly isRunning: boolean;
  /** Ends the search for what is left to undo; a draft that is being created is still opened. */
  readonly cancel: () => void;
}

export function useUndoVersion(view: PageView): Undoing {
  const queryClient = useQueryClient();
  const stop = useRef<AbortController | null>(null);
  const { run, isRunning } = useDraftErrand(view, {
    notOpened: messages.undoFailed,
    async isNeeded({ versionId }) {
      const { signal } = (stop.current = new AbortController());
      try {
        const undone = await queryClient.ensureQueryData(versionQuery(versionId));
        if (undone.previousNode === null) return !signal.aborted;
        const [parent, { isAnythingToUndo }] = await Promise.all([
          queryClient.ensureQueryData(versionQuery(undone.previousNode)),
          import("./is-anything-to-undo.ts"),
        ]);
        const isNeeded = await isAnythingToUndo(view, undone, parent, signal);
        if (signal.aborted || isNeeded) return !signal.aborted;
        showToast(messages.nothingToUndo(undone.publishMessage.subjectLine));
        return false;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      }
    },
  });
  const mayUndo = view.can.edit && !view.page.deleted;
  return {
    undo: mayUndo ? (versionId) => run({ kind: "undo", versionId }) : null,
    isRunning,
    cancel: () => stop.current?.abort(),
  };
}
