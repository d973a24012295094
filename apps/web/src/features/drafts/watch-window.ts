import { listenForSignedIn } from "../../lib/signed-in-channel.ts";
import type { DraftDesk } from "./draft-desk.ts";

/**
 * Ties a desk to what happens to the window: what is unsent is kept on disk when the tab is left or closed, sent again when the
 * network or the writer comes back, or signs in again in another tab, and closing asks first.
 */
export function watchWindow(desk: DraftDesk): void {
  const keepAll = () => {
    for (const session of desk.sessions()) void session.keep();
  };
  const sendAll = () => {
    for (const session of desk.sessions()) void session.flush();
  };
  const retryAll = () => {
    for (const session of desk.sessions()) session.retry();
  };
  window.addEventListener("online", retryAll);
  window.addEventListener("focus", retryAll);
  listenForSignedIn(retryAll);
  window.addEventListener("blur", keepAll);
  window.addEventListener("pagehide", keepAll);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendAll();
    else retryAll();
  });
  window.addEventListener("beforeunload", (event) => {
    keepAll();
    const isUnsent = desk.sessions().some((session) => session.getSnapshot().status !== "saved");
    if (isUnsent) event.preventDefault();
  });
}
