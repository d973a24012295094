import { Toast } from "@base-ui/react/toast";
import type { LinkProps } from "@tanstack/react-router";
import { newUuid } from "../../lib/new-uuid.ts";

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

/** What to do once the {@link Toaster} is drawn, in this order; `null` where nothing waits for it. */
let held: (() => void)[] | null = null;
let load: () => void = () => {};

/**
 * Holds toasts until the {@link Toaster} is drawn: each of them calls `loadToaster`. The returned function stops holding, and
 * forgets toasts that are still held.
 */
export function holdToasts(loadToaster: () => void): () => void {
  held = [];
  load = loadToaster;
  return () => {
    held = null;
  };
}

/** Shows the toasts that were held, and holds no more. Called when the {@link Toaster} is drawn. */
export function releaseToasts(): void {
  const waiting = held ?? [];
  held = null;
  for (const run of waiting) run();
}

function whenDrawn(run: () => void): void {
  if (held === null) return run();
  held.push(run);
  return load();
}

/**
 * Shows a toast that says that something is done. It disappears after some seconds, unless the pointer or the focus is
 * on it. Returns a function that closes it earlier.
 */
export function showToast(words: string, { link, action }: ToastOffer = {}): () => void {
  const id = newUuid();
  const toast = {
    id,
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
  };
  whenDrawn(() => toastManager.add(toast));
  return () => whenDrawn(() => toastManager.close(id));
}

/**
 * Shows a toast that reports a failure after the person has left the screen. Announced at once; stays until it is
 * closed.
 */
export function showFailureToast(words: string): void {
  whenDrawn(() =>
    toastManager.add({ title: words, type: "failure", priority: "high", timeout: 0 }),
  );
}
