import type { HistoryActions } from "./history-actions.ts";

/** Wraps each action so that it first closes the dialog. */
export function leavingActions(actions: HistoryActions, close: () => void): HistoryActions {
  const { onOpenVersion, onCompare, onOpenDraft, onCompareDraft } = actions;
  const leaving =
    <Input extends readonly unknown[]>(go: (...input: Input) => void) =>
    (...input: Input) => {
      close();
      go(...input);
    };
  return {
    onOpenVersion: leaving(onOpenVersion),
    onCompare: leaving(onCompare),
    onOpenDraft: onOpenDraft && leaving(onOpenDraft),
    onCompareDraft: onCompareDraft && leaving(onCompareDraft),
  };
}
