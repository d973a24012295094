import { failureWords } from "../../lib/failures/failure-words.ts";
import { showFailureToast, showToast, type ToastLink } from "../../ui/messages/toasts.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { messages } from "./messages.ts";

interface Undo {
  /** The toast's text: what was done, in a few words. */
  readonly done: string;
  /** Makes the inverse change, and reads the affected answers again. */
  readonly undo: () => Promise<void>;
  /** The toast's text after undoing. */
  readonly undone: string;
  /** The toast's text when undoing failed, or a function where that depends on how far it came; the reason is appended. */
  readonly notUndone: string | (() => string);
  /** Where what was done can be seen, and taken back later. */
  readonly link?: ToastLink;
}

/** Shows a toast with an 'Undo' button. A second toast reports how undoing ended. */
export function offerUndo({ done, undo, undone, notUndone, link }: Undo): void {
  const takeBack = async (): Promise<void> => {
    try {
      await undo();
      // The toast had the focus, and is gone now.
      if (document.activeElement === document.body) focusScreenHeading();
      showToast(undone);
    } catch (error) {
      const words = typeof notUndone === "string" ? notUndone : notUndone();
      showFailureToast(`${words} ${failureWords(error)}`);
    }
  };
  showToast(done, {
    ...(link && { link }),
    action: { label: messages.undo, onAct: () => void takeBack() },
  });
}
