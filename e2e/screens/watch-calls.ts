import { expect, type Page, type Request } from "@playwright/test";

/** Watches a tab's calls to addresses like this one. Call the returned function to wait until none of them is under way. */
export function watchCalls(page: Page, address: RegExp): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (address.test(request.url())) underWay.add(request);
  });
  const forget = (request: Request) => void underWay.delete(request);
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
  return () => expect.poll(() => underWay.size).toBe(0);
}
