import type { QueryClient } from "@tanstack/react-query";
import { firstRenderElementId, type FirstRender } from "@stemma/contract/first-render";
import { orpc } from "./api.ts";
import { unknownSettings } from "./server-settings.ts";

/** Used with the development server, which does not fill in the first HTML. */
const nothingKnown: FirstRender = {
  settings: unknownSettings,
  account: null,
  pageView: null,
};

/** The data that the first HTML carries, read from its script element. */
export function readFirstRender(): FirstRender {
  const json = document.getElementById(firstRenderElementId)?.textContent;
  return json ? (JSON.parse(json) as FirstRender) : nothingKnown;
}

/** Puts the data of the first HTML into the query cache, so that the first render needs no request. */
export function seedFirstRender(queryClient: QueryClient, first: FirstRender): void {
  if (first.account !== null) {
    queryClient.setQueryData(orpc.accounts.current.queryKey(), first.account);
  }
  if (first.pageView !== null) {
    const input = { pageId: first.pageView.page.id };
    queryClient.setQueryData(orpc.pages.get.queryKey({ input }), first.pageView);
  }
}
