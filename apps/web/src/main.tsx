import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { QueryClient } from "@tanstack/react-query";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/create-app-router.ts";
import { messages } from "./app/messages.ts";
import { rereadAfterSignIn } from "./app/account/reread-after-sign-in.ts";
import { orpc } from "./lib/api.ts";
import { applyAppearance } from "./lib/theme/appearance.ts";
import { sessionEnd } from "./lib/tabs/session-end.ts";
import { watchAccount } from "./lib/tabs/watch-account.ts";
import { readFirstRender, seedFirstRender } from "./lib/first-render.ts";
import { holdEarlyKeys } from "./lib/keys/early-keys.ts";
import { createQueryClient } from "./lib/queries/query-client.ts";
import { reloadIfGone } from "./lib/failures/reload-if-gone.ts";
import { nextTask } from "./lib/time/next-task.ts";
import { holdEarlyUse } from "./ui/layout/hold-early-use.ts";
import { showFailureToast } from "./ui/messages/toasts.ts";
import { providePopups } from "./ui/popups/popups.ts";

// A new release may have removed the old chunks: reload the document. Unsaved text is in the journal.
window.addEventListener("vite:preloadError", ({ payload }) => void reloadIfGone(payload));

providePopups(() => import("./ui/popups/popup-parts.ts"));

/**
 * Shows the screen at the address, in several tasks, so that whoever reads the server's HTML can scroll, press a key and follow a
 * link meanwhile. That HTML stays until React has the same screen ready, and replaces it at once.
 */
async function start(element: HTMLElement): Promise<void> {
  const earlyKeys = holdEarlyKeys();
  const restoreUse = holdEarlyUse(element);
  applyAppearance();
  const first = readFirstRender();
  await nextTask();
  const queryClient = createQueryClient(() => sessionEnd.leaveUnlessWriting(leaveForSignIn));
  watchAccount(queryClient, (from, to) => showFailureToast(messages.moved(from, to)));
  seedFirstRender(queryClient, first);
  readAgainAfterReturn(queryClient);
  await nextTask();
  const router = createAppRouter(queryClient);
  rereadAfterSignIn(queryClient, router);
  await nextTask();
  await router.load();
  await nextTask();
  const root = createRoot(element);
  const isPainted = element.childElementCount > 0;
  const render = () =>
    root.render(
      <App
        settings={first.settings}
        queryClient={queryClient}
        router={router}
        onShown={restoreUse}
        onReady={() => void earlyKeys.release()}
      />,
    );
  // Nobody can use an empty screen: it is filled as soon as possible.
  if (isPainted) startTransition(render);
  else flushSync(render);

  /**
   * Called when the session has ended and nobody is writing. The route guard then finds no account, and redirects to the sign-in
   * screen with the way back.
   */
  function leaveForSignIn(): void {
    queryClient.removeQueries({ queryKey: orpc.accounts.key() });
    void router.invalidate();
  }
}

/** Where the document is restored from the back/forward cache, its answers may be out of date. */
function readAgainAfterReturn(queryClient: QueryClient): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries();
  });
}

const element = document.getElementById("root");
// Not awaited here: a chunk that the address needs imports this module, and would wait for its end for ever.
if (element !== null) void start(element);
