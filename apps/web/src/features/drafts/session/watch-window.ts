import { listenForSignedIn } from "../../../lib/tabs/signed-in-channel.ts";
import type { OpenDrafts } from "../open-drafts.ts";

/**
 * Connects the open sessions to window events. Unsent text is written to disk when the tab is hidden or closed. It is
 * sent again when the network returns, when the writer returns to the tab, and when the writer signs in in another
 * tab. Closing the tab asks for confirmation first.
 */
export function watchWindow(openDrafts: OpenDrafts): void {
  const keepAll = () => {
    for (const session of openDrafts.sessions()) void session.keep();
  };
  const sendAll = () => {
    for (const session of openDrafts.sessions()) void session.flush();
  };
  const retryAll = () => {
    for (const session of openDrafts.sessions()) session.retry();
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
    const isUnsent = openDrafts
      .sessions()
      .some((session) => session.getSnapshot().status !== "saved");
    if (isUnsent) event.preventDefault();
  });
}
