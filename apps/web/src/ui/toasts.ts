import { Toast } from "@base-ui/react/toast";
import type { LinkProps } from "@tanstack/react-router";

/** Where a toast leads. */
export interface ToastLink extends Pick<LinkProps, "to" | "params" | "search"> {
  readonly label: string;
}

/** What a toast offers besides its words. */
interface ToastOffer {
  readonly link?: ToastLink;
  /** A button; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** The toasts on screen; the {@link Toaster} draws them. */
export const toastManager = Toast.createToastManager<Pick<ToastOffer, "link">>();

/** Says in a few words that something is done. The toast goes after some seconds, unless the pointer or the focus is on it. */
export function showToast(words: string, { link, action }: ToastOffer = {}): void {
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
}

/** Says that something failed after the person had left its screen. Announced at once; stays until it is closed. */
export function showFailureToast(words: string): void {
  toastManager.add({ title: words, type: "failure", priority: "high", timeout: 0 });
}
