import type { HistoryActions } from "./history-actions.ts";

/** The same actions, each of which first closes what it leaves. */
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
