import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/page-body.css";
import "./ui/diff.css";
import "./ui/shell.css";
import "./ui/topbar.css";
import "./ui/page-head.css";
import "./ui/print.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/create-app-router.ts";
import { followSignIns } from "./app/follow-sign-ins.ts";
import { orpc } from "./lib/api.ts";
import { applyAppearance } from "./lib/appearance.ts";
import { followAccount } from "./lib/follow-account.ts";
import { readFirstRender, seedFirstRender } from "./lib/first-render.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { reloadIfGone } from "./lib/reload-if-gone.ts";

applyAppearance();
const first = readFirstRender();
const queryClient = createQueryClient(leaveForSignIn);
followAccount(queryClient);
seedFirstRender(queryClient, first);
const router = createAppRouter(queryClient);
followSignIns(queryClient, router);

/** The session ended: the guard of the routes finds nobody and sends the visitor to sign in, with the way back. */
function leaveForSignIn(): void {
  queryClient.removeQueries({ queryKey: orpc.accounts.key() });
  void router.invalidate();
}

// Going back thawed this document as it was left: what it knows may be old by now.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void queryClient.invalidateQueries();
});

// A new release took the old chunks away: the page is fetched anew. Unsent text is in the journal.
window.addEventListener("vite:preloadError", ({ payload }) => void reloadIfGone(payload));

const element = document.getElementById("root");
if (element !== null) {
  const root = createRoot(element);
  // The server's first paint stays until the same screen can be drawn over it in one go.
  await router.load();
  flushSync(() =>
    root.render(<App settings={first.settings} queryClient={queryClient} router={router} />),
  );
}
