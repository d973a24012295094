import { afterAll, beforeAll, expect, test } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";
import { publishDraft } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import type { Client, Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { startTwoNodes } from "../testing/two-nodes.ts";

/* The lists of the first screen are read for all who ask at once, by statements that they share. */

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;
let server: TestServer;
let other: TestServer;
let owner: Person;
let reader: Person;
let guest: Person;
let flour: PageId;
let rye: PageId;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ server, other, owner, reader } = nodes);
  guest = await server.signUp("Gus Guest");
  await server.sql`update authentication.users set email_verified = true where email = ${guest.email}`;
  const above = await publishedPage(owner, "Flour", "White");
  const below = await publishedPage(owner, "Rye", "Dark");
  [flour, rye] = [above.pageId, below.pageId];
  await owner.client.pages.move({
    pageId: rye,
    workspaceId: above.workspaceId,
    parentPageId: flour,
  });
  const words = ["Made of ", pageLinkWord(flour), " by ", mentionWord(reader.account.user.id)];
  const runs = words.map((text) => ({ text, marks: 0, url: null }));
  const text = makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
  const draft = await owner.client.drafts.create({ pageId: rye });
  await publishDraft(owner, draft, "Says of what", { text });
});

afterAll(() => nodes.stop());

/** What a person sees of the two pages around the text of a screen; the code of the refusal where it is refused. */
async function screenOf(client: Client) {
  const codeOf = (error: unknown) => (error as { code?: unknown }).code;
  const titlesOf = ({ items }: { items: readonly object[] }) =>
    items.map((item) => ("pageTitle" in item ? item.pageTitle : "a workspace"));
  const [pins, unread, around, backlinks, path, workspaces] = await Promise.all([
    client.pins.list({}).then(titlesOf),
    client.notifications.count().then((count) => count.unread),
    client.pages
      .around({ pageId: rye })
      .then(({ previous }) => previous?.pageTitle)
      .catch(codeOf),
    client.links.backlinks({ pageId: flour }).then(titlesOf).catch(codeOf),
    client.pages
      .get({ pageId: rye })
      .then(({ path: steps }) => steps.map(({ pageTitle }) => pageTitle))
      .catch(codeOf),
    client.workspaces.list().then(({ items }) => items.map((each) => each.latestChange?.pageTitle)),
  ]);
  return { pins, unread, around, backlinks, path, workspaces };
}

/** What everybody sees, asked on both nodes at once, each of them several times. */
async function screens(read: (client: Client) => Promise<unknown>) {
  const seen = async ({ cookies }: Person) => {
    const asked = [server, other, server, other].map((node) => read(node.clientOf(cookies)));
    const [first, ...others] = await Promise.all(asked);
    for (const each of others) expect(each).toEqual(first);
    return first;
  };
  const [ofOwner, ofReader, ofGuest] = await Promise.all([owner, reader, guest].map(seen));
  return { ofOwner, ofReader, ofGuest };
}

const shown = { around: "Flour", backlinks: ["Bread"], path: ["Flour"] };
const closed = { pins: [], unread: 0, around: "NO_ACCESS", backlinks: "NO_ACCESS" };

test("each person's first screen shows what they may see now, on every node", async () => {
  const item = { type: "page", id: rye } as const;
  await reader.client.pins.update({ item, action: "add", pinInsertion: "bottom" });
  const before = await screens(screenOf);
  expect(before.ofReader).toMatchObject({ ...shown, pins: ["Bread"], unread: 1 });
  expect(before.ofOwner).toMatchObject({ ...shown, pins: ["a workspace"], unread: 0 });
  expect(before.ofGuest).toMatchObject({ pins: ["a workspace"], unread: 0, around: "NO_ACCESS" });

  await owner.client.permissions.restrictPage({ pageId: flour, isRestricted: true });
  const without = await screens(screenOf);
  expect(without.ofReader).toMatchObject({ ...closed, path: "NO_ACCESS", workspaces: [undefined] });
  expect(without.ofOwner).toEqual(before.ofOwner);

  await owner.client.permissions.restrictPage({ pageId: flour, isRestricted: false });
  expect(await screens(screenOf)).toEqual(before);
  const workspaceId = owner.account.configuration.personalWorkspaceId;
  const userId = reader.account.user.id;
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: null });
  const outside = await screens(screenOf);
  // The one notification is of the change itself.
  const gone = { ...closed, unread: 1, path: "NO_ACCESS", workspaces: [] };
  expect(outside.ofReader).toMatchObject(gone);
  await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
});

test("an invitation is shown to whom it is sent, on every node, as long as it is open", async () => {
  const invited = async (client: Client) => {
    const { items, count } = await client.invitations.mine({});
    return [items.length, count];
  };
  const into = { type: "organization", role: "user" } as const;
  const { sent } = await owner.client.invitations.create({ emails: [guest.email], into });
  expect(await screens(invited)).toEqual({
    ofOwner: [0, 0],
    ofReader: [0, 0],
    ofGuest: [1, 1],
  });
  for (const { id } of sent) await owner.client.invitations.revoke({ invitationId: id });
  expect((await screens(invited)).ofGuest).toEqual([0, 0]);
});

test("a request is shown to who may decide it, on every node, until it is decided", async () => {
  const asked = async (client: Client) => {
    const { items, count } = await client.requests.list({});
    return [items.length, count];
  };
  expect((await screens(asked)).ofOwner).toEqual([0, 0]);
  await owner.client.permissions.restrictPage({ pageId: flour, isRestricted: true });
  for (const pageId of [flour, rye]) {
    await reader.client.requests.ask({ item: { type: "page", id: pageId } });
  }
  expect(await screens(asked)).toMatchObject({ ofOwner: [2, 2], ofReader: [0, 0] });
  const part = await owner.client.requests.list({ limit: 1 });
  expect([part.items.length, part.count]).toEqual([1, 2]);
  const rest = await owner.client.requests.list({ limit: 1, cursor: part.nextCursor ?? "" });
  expect([rest.items.length, rest.count]).toEqual([1, 2]);
  for (const { id } of [...part.items, ...rest.items]) {
    await owner.client.requests.decide({ requestId: id, decision: "decline" });
  }
  expect((await screens(asked)).ofOwner).toEqual([0, 0]);
});
