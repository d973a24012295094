import { failureWords } from "../../lib/failure-words.ts";
import { showFailureToast, showToast } from "../../ui/toasts.ts";

interface Undo {
  /** What is done, in a few words. */
  readonly done: string;
  /** Does the inverse, and has everything read again that it touches. */
  readonly undo: () => Promise<void>;
  /** What is done then. */
  readonly undone: string;
  /** What did not happen where that fails. */
  readonly notUndone: string;
}

/** Says that something is done, with a button that takes it back. The last words say how that ended. */
export function offerUndo({ done, undo, undone, notUndone }: Undo): void {
  const takeBack = async (): Promise<void> => {
    try {
      await undo();
      showToast(undone);
    } catch (error) {
      showFailureToast(`${notUndone} ${failureWords(error)}`);
    }
  };
  showToast(done, { action: { label: "Undo", onAct: () => void takeBack() } });
}
