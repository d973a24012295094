import type { Page } from "@playwright/test";

/** The procedures that the document answers. Under load the server leaves out what takes too long. */
export const answeredByDocument = (page: Page) =>
  page.evaluate(() => {
    const json = document.getElementById("stemma-first-answers")?.textContent ?? "[]";
    return (JSON.parse(json) as { path: string[] }[]).map(({ path }) => path.join("/"));
  });
