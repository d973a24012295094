import type { QueryClient } from "@tanstack/react-query";
import { firstRenderElementId, type FirstRender } from "@stemma/contract/first-render";
import { orpc } from "./api.ts";
import { unknownSettings } from "./server-settings.ts";

/** What the development server, which fills nothing in, stands for. */
const nothingKnown: FirstRender = {
  settings: unknownSettings,
  account: null,
  pageView: null,
};

/** What the first HTML carries, read from its script element. */
export function readFirstRender(): FirstRender {
  const json = document.getElementById(firstRenderElementId)?.textContent;
  return json ? (JSON.parse(json) as FirstRender) : nothingKnown;
}

/** Puts what the first HTML carries where the screens look for it, so that the first render asks the server nothing. */
export function seedFirstRender(queryClient: QueryClient, first: FirstRender): void {
  if (first.account !== null) {
    queryClient.setQueryData(orpc.accounts.current.queryKey(), first.account);
  }
  if (first.pageView !== null) {
    const input = { pageId: first.pageView.page.id };
    queryClient.setQueryData(orpc.pages.get.queryKey({ input }), first.pageView);
  }
}
