import type { HistoryActions } from "./history-actions.ts";

/** Wraps each action so that it first closes the dialog. */
export function closeFirst(actions: HistoryActions, close: () => void): HistoryActions {
  const { onOpenVersion, onCompare, onUndoVersion, onTakeRow, onOpenDraft, onCompareDraft } =
    actions;
  const closing =
    <Input extends readonly unknown[]>(go: (...input: Input) => void) =>
    (...input: Input) => {
      close();
      go(...input);
    };
  return {
    onOpenVersion: closing(onOpenVersion),
    onCompare: closing(onCompare),
    onUndoVersion: onUndoVersion && closing(onUndoVersion),
    onTakeRow: onTakeRow && closing(onTakeRow),
    onOpenDraft: onOpenDraft && closing(onOpenDraft),
    onCompareDraft: onCompareDraft && closing(onCompareDraft),
  };
}
