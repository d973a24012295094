import { failureWords } from "../../lib/failure-words.ts";
import { showFailureToast, showToast } from "../../ui/toasts.ts";
import { focusScreenHeading } from "../focus-screen-heading.ts";

interface Undo {
  /** Says what was done, in a few words. */
  readonly done: string;
  /** Makes the inverse change, and reads again whatever it touches. */
  readonly undo: () => Promise<void>;
  /** Says that the change is undone. */
  readonly undone: string;
  /** Says that undoing failed; the reason is added. */
  readonly notUndone: string;
}

/** Shows a toast that says what was done, with a button that undoes it. Another toast says how undoing ended. */
export function offerUndo({ done, undo, undone, notUndone }: Undo): void {
  const takeBack = async (): Promise<void> => {
    try {
      await undo();
      // The toast had the focus, and is gone.
      if (document.activeElement === document.body) focusScreenHeading();
      showToast(undone);
    } catch (error) {
      showFailureToast(`${notUndone} ${failureWords(error)}`);
    }
  };
  showToast(done, { action: { label: "Undo", onAct: () => void takeBack() } });
}
