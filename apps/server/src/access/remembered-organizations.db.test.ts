import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import {
  forgetOrganization,
  rememberOrganization,
} from "../platform/database/organization-memory.ts";
import type { Client } from "../testing/people.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTwoNodes } from "../testing/two-nodes.ts";
import { createAccessStore } from "./access.store.ts";
import type { OrganizationScope } from "./organization-scope.ts";

/* On a database that is spread, a process remembers in which organization a page is; on every other one it remembers nothing. */

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;

beforeAll(async () => {
  nodes = await startTwoNodes();
});

afterAll(() => nodes.stop());

/** What Rita is answered on each node: the title of the page, or the code of the refusal; and whether she may start a draft. */
function askOnBoth(pageId: PageId) {
  const codeOf = (error: unknown) => (error as { code?: unknown }).code;
  const ask = async (client: Client) => [
    await client.pages.get({ pageId }).then(({ page }) => page.pageTitle, codeOf),
    await client.drafts.create({ pageId }).then(() => "a draft", codeOf),
  ];
  return Promise.all(
    [nodes.server, nodes.other].map((node) => ask(node.clientOf(nodes.reader.cookies))),
  );
}

test("on two nodes, who just lost access to a page that both remember is refused", async () => {
  const { owner } = nodes;
  const { pageId } = await publishedPage(owner, "Tides", "High water at noon.");
  const read = ["Tides", "a draft"];
  expect(await askOnBoth(pageId)).toEqual([read, read]);
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  const refused = ["NO_ACCESS", "NO_ACCESS"];
  expect(await askOnBoth(pageId)).toEqual([refused, refused]);
  await owner.client.permissions.restrictPage({ pageId, isRestricted: false });
  expect(await askOnBoth(pageId)).toEqual([read, read]);
});

test("a page that is remembered in another organization, or in none, is found where it is", async () => {
  const { server, owner, reader } = nodes;
  const { pageId } = await publishedPage(owner, "Moorings", "Berths for boats.");
  const access = createAccessStore(server.sql);
  const { id: userId } = reader.account.user;
  const own = { userId, organizationId: reader.account.organization.id };
  const elsewhere = own as OrganizationScope;
  const stranger = await server.signUp("Sam Stranger");
  const wrong = [
    () => rememberOrganization(pageId, stranger.account.organization.id),
    () => rememberOrganization(pageId, crypto.randomUUID() as OrganizationId),
    () => forgetOrganization(pageId),
  ];
  for (const remember of wrong) {
    remember();
    const found = await access.findPage(elsewhere, pageId);
    expect(found?.organizationId).toBe(owner.account.organization.id);
    remember();
    const { page } = await reader.client.pages.get({ pageId });
    expect(page.pageTitle).toBe("Moorings");
  }
});

test("who remembers the organization of a page is let in by it no more than others", async () => {
  const { server, owner } = nodes;
  const { pageId } = await publishedPage(owner, "Secret tides", "Nobody else reads this.");
  const stranger = await server.signUp("Stella Stranger");
  rememberOrganization(pageId, stranger.account.organization.id);
  await expect(stranger.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
  rememberOrganization(pageId, owner.account.organization.id);
  await expect(stranger.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
});
