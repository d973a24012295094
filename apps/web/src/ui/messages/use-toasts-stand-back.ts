import { useLayoutEffect } from "react";

/**
 * Marks the toasts that are there when a dialog opens: on a phone there is no room beside it, so they stand back while a dialog is open
 * (`toaster.module.css`), and would be in the way of what the person has just opened. A toast that comes later is about the dialog.
 */
export function useToastsStandBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    for (const toast of document.querySelectorAll<HTMLElement>("[data-toast]")) {
      toast.dataset["earlier"] = "";
    }
  }, [isOpen]);
}
