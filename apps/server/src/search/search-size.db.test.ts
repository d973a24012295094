import { afterAll, beforeAll, expect, test } from "vitest";
import { fillSearchIndex } from "../testing/fill-search-index.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

test("a search finds every page at once, although the organization has grown since the last search", async () => {
  const titlesOf = async ({ client }: Person, procedure: "titles" | "bodies") =>
    (await client.search[procedure]({ query: "quince" })).items.map((item) =>
      "pageTitle" in item ? item.pageTitle : item.workspaceName,
    );
  await publishedPage(ana, "Quince jelly", "Quince, sugar.");
  expect(await titlesOf(ana, "titles")).toEqual(["Quince jelly"]);
  expect(await titlesOf(ana, "bodies")).toEqual(["Quince jelly"]);
  await fillSearchIndex(server, ana, 5100);
  await publishedPage(ana, "Quince pie", "Quince, flour.");
  expect(await titlesOf(ana, "titles")).toEqual(["Quince pie", "Quince jelly"]);
  expect(await titlesOf(ana, "bodies")).toEqual(["Quince pie", "Quince jelly"]);
});
