import type { QueryClient } from "@tanstack/react-query";
import { generateOperationKey } from "@orpc/tanstack-query";
import {
  firstAnswersElementId,
  firstRenderElementId,
  type FirstAnswer,
  type FirstRender,
} from "@stemma/contract/first-render";
import { orpc } from "./api.ts";
import { isFirstPart } from "./queries/whole-lists.ts";
import { unknownSettings } from "./server-settings.ts";

/** Used with the development server, which does not fill in the first HTML. */
const nothingKnown: FirstRender = {
  settings: unknownSettings,
  account: null,
  pageView: null,
};

/** The data that the first HTML carries, read from its script element. */
export function readFirstRender(): FirstRender {
  return readJson<FirstRender>(firstRenderElementId) ?? nothingKnown;
}

function readJson<Value>(elementId: string): Value | undefined {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as Value) : undefined;
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
  seedFirstAnswers(queryClient, readJson<FirstAnswer[]>(firstAnswersElementId) ?? []);
}

/**
 * Until a document is this old, its answers count as fresh, and for 5 s more at most: `heldMs` of connect-live.ts, for which a topic's
 * events are sent afterwards. Later they are shown, and read again. In milliseconds.
 */
const youngMs = 5_000;

function seedFirstAnswers(queryClient: QueryClient, answers: readonly FirstAnswer[]): void {
  const isYoung = performance.now() < youngMs;
  for (const { path, output, ...key } of answers) {
    const data = key.type === "query" ? output : { pages: [output], pageParams: [undefined] };
    // The first part of a list that is shown whole is shown until the rest is read.
    const options = isYoung && !isFirstPart(path, output) ? {} : { updatedAt: 0 };
    queryClient.setQueryData(generateOperationKey(path, key), data, options);
  }
}
