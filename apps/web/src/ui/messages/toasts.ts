import { Toast } from "@base-ui/react/toast";
import type { LinkProps } from "@tanstack/react-router";

/** A link in a toast. */
export interface ToastLink extends Pick<LinkProps, "to" | "params" | "search"> {
  readonly label: string;
}

/** The link and the button of a toast. */
interface ToastOffer {
  readonly link?: ToastLink;
  /** A button; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** The toasts on screen; the {@link Toaster} renders them. */
export const toastManager = Toast.createToastManager<Pick<ToastOffer, "link">>();

/**
 * Shows a toast that says that something is done. It disappears after some seconds, unless the pointer or the focus is
 * on it. Returns a function that closes it earlier.
 */
export function showToast(words: string, { link, action }: ToastOffer = {}): () => void {
  const id = toastManager.add({
    title: words,
    ...(link !== undefined && { data: { link } }),
    ...(action !== undefined && {
      actionProps: {
        children: action.label,
        onClick: () => {
          toastManager.close(id);
          action.onAct();
        },
      },
    }),
  });
  return () => toastManager.close(id);
}

/**
 * Shows a toast that reports a failure after the person has left the screen. Announced at once; stays until it is
 * closed.
 */
export function showFailureToast(words: string): void {
  toastManager.add({ title: words, type: "failure", priority: "high", timeout: 0 });
}
