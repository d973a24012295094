import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LiveEvent } from "@stemma/contract/live-event";
import type { LiveServerMessage } from "@stemma/contract/live-messages";
import { tabHeader } from "@stemma/contract/tab-header";
import { openLiveNode } from "../testing/open-live-node.ts";
import type { TestTab } from "../testing/open-test-tab.ts";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let here: Awaited<ReturnType<typeof openLiveNode>>;
let there: Awaited<ReturnType<typeof openLiveNode>>;
let owner: Person;
let colleague: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer();
  [here, there] = await Promise.all([openLiveNode(server), openLiveNode(server)]);
  owner = await server.signUp("Olga Owner");
  colleague = await server.signUp("Carl Colleague");
  stranger = await server.signUp("Stan Stranger");
  const id = owner.account.configuration.personalWorkspaceId;
  await joinOrganization(server, colleague, owner, [{ id, role: "editor" }]);
});

afterAll(async () => {
  await here.stop();
  await there.stop();
  await server.stop();
});

const kindsOf = (message: LiveServerMessage) =>
  message.type === "events" ? message.events.map(({ topic, kind }) => `${topic} ${kind}`) : [];

/** Waits for an event; returns it together with all events that arrived before it. */
async function until(tab: TestTab, { topic, kind }: LiveEvent): Promise<string[]> {
  const received: string[] = [];
  while (!received.includes(`${topic} ${kind}`)) received.push(...kindsOf(await tab.next()));
  return received;
}

/**
 * Opens a person's tab, and waits until its node has received every earlier event. PostgreSQL delivers notifications in
 * commit order, so once the tab receives the event of a new change, no earlier event is still on its way.
 */
async function openCaughtUpTab(node: typeof here, person: Person): Promise<TestTab> {
  const tab = await node.openTab(person);
  await catchUp(tab, person);
  return tab;
}

/**
 * Makes a change and waits for its event in the tab: every earlier event has then arrived. Returns the earlier events. The
 * event bears a name of its own, because that of an earlier change may still be on its way to this node.
 */
async function catchUp(tab: TestTab, person: Person): Promise<string[]> {
  const name = crypto.randomUUID();
  await openWorkspaceAs(person, name);
  const earlier: string[] = [];
  for (;;) {
    const message = await tab.next();
    if (message.type !== "events") continue;
    const others = message.events.filter((event) => event.tab !== name);
    earlier.push(...kindsOf({ type: "events", events: others }));
    if (others.length < message.events.length) return earlier;
  }
}

/** Opens a workspace in a tab with this name. */
async function openWorkspaceAs({ cookies }: Person, tab: string): Promise<void> {
  const { personalWorkspaceId: id } = owner.account.configuration;
  await server.send(
    "/rpc/recents/add",
    {
      method: "POST",
      headers: { "content-type": "application/json", [tabHeader]: tab },
      body: JSON.stringify({ json: { type: "workspace", id } }),
    },
    cookies,
  );
}

describe("two nodes on one database", () => {
  it("tell each other's readers that a page was published", async () => {
    const page = await publishedPage(owner, "Tides", "High");
    const topic = `page:${page.pageId}` as const;
    const tabs = [await here.openTab(owner), await there.openTab(colleague)];
    for (const tab of tabs) await tab.subscribe(topic);
    const { versionId } = await publishVersion(owner, page.pageId, "Second");
    for (const tab of tabs) {
      await until(tab, { topic, kind: "version" });
    }
    expect(versionId).not.toBe(page.versionId);
  });

  it("tell an author's other tab of a save at once, and nobody else", async () => {
    const page = await draftedPage(owner, "Notes", "One");
    const topic = `user:${owner.account.user.id}` as const;
    const own = await there.openTab(owner);
    const other = await openCaughtUpTab(there, colleague);
    await other.subscribe(`organization:${owner.account.organization.id}`);
    await owner.client.drafts.save({
      draftId: page.draftId,
      expectedRevision: page.revision,
      saveId: crypto.randomUUID(),
      pageTitle: "Notes",
      serializedEditorState: bodyOf("Two"),
      draftNotes: null,
    });
    await until(own, { topic, kind: "drafts" });
    expect(await catchUp(other, colleague)).toEqual([]);
  });
});

describe("an event", () => {
  it("is not sent if its transaction rolls back", async () => {
    const tab = await openCaughtUpTab(here, owner);
    const { client } = owner;
    const { personalWorkspaceId: workspaceId } = owner.account.configuration;
    const refused = client.workspaces.rename({ workspaceId, workspaceName: "Mine" });
    await expect(refused).rejects.toMatchObject({ code: "PERSONAL_WORKSPACE" });
    await tab.subscribe(`workspace:${workspaceId}`);
    expect(await catchUp(tab, owner)).toEqual([]);
  });

  it("carries the name of the tab that caused it", async () => {
    const tab = await openCaughtUpTab(here, owner);
    const name = "0198c0de-0000-7000-8000-000000000001";
    await openWorkspaceAs(owner, name);
    expect(await tab.next()).toMatchObject({ type: "events", events: [{ tab: name }] });
  });

  it("that happened while the screen loaded is sent when the tab subscribes", async () => {
    const readAtMs = performance.now();
    const page = await publishedPage(owner, "Ebb", "Low");
    const tab = await openCaughtUpTab(there, colleague);
    const heldMs = performance.now() - readAtMs;
    tab.send({ type: "follow", topics: [`page:${page.pageId}`], heldMs });
    expect(await tab.next()).toMatchObject({ type: "following" });
    expect(kindsOf(await tab.next())).toEqual([`page:${page.pageId} version`]);
  });

  it("that is older than the buffer makes the tab reload its data", async () => {
    const page = await publishedPage(owner, "Neap", "Low");
    const tab = await there.openTab(colleague);
    const topics = [`page:${page.pageId}` as const];
    tab.send({ type: "follow", topics, heldMs: 600_000 });
    expect(await tab.next()).toEqual({ type: "following", topics });
    expect(await tab.next()).toEqual({ type: "stale", topics });
  });
});

describe("live access", () => {
  it.each([
    ["the owner's own things", () => `user:${owner.account.user.id}` as const],
    ["their organization", () => `organization:${owner.account.organization.id}` as const],
    [
      "their workspace",
      () => `workspace:${owner.account.configuration.personalWorkspaceId}` as const,
    ],
  ])("a stranger cannot subscribe to %s", async (_what, topicOf) => {
    const tab = await here.openTab(stranger);
    const topics = [topicOf()];
    tab.send({ type: "follow", topics, heldMs: 0 });
    expect(await tab.next()).toEqual({ type: "following", topics: [] });
    expect(await tab.next()).toEqual({ type: "lost", topics });
  });

  it("a colleague receives no event of a restricted page in the workspace", async () => {
    const page = await publishedPage(owner, "Secret", "Hidden");
    await server.sql`update pages set is_restricted = true where id = ${page.pageId}`;
    const tab = await openCaughtUpTab(there, colleague);
    const { workspaceId } = page;
    await tab.subscribe(`workspace:${workspaceId}`);
    await owner.client.pages.delete({
      pageId: page.pageId,
      expectedPublishedVersion: page.versionId,
    });
    await publishedPage(owner, "Open", "Seen");
    const message = await tab.next();
    expect(JSON.stringify(message)).not.toContain(page.pageId);
    expect(kindsOf(message)).toEqual([`workspace:${workspaceId} pages`]);
  });

  it("a user who loses access gets a message about it, and no more events", async () => {
    const page = await publishedPage(owner, "Leaving", "Soon");
    const { workspaceId: elsewhere } = await owner.client.workspaces.create({
      workspaceName: "Elsewhere",
    });
    const topic = `page:${page.pageId}` as const;
    const tab = await openCaughtUpTab(there, colleague);
    await tab.subscribe(topic);
    await owner.client.pages.move({ pageId: page.pageId, workspaceId: elsewhere });
    expect(await tab.next()).toEqual({ type: "lost", topics: [topic] });
    await owner.client.pages.delete({
      pageId: page.pageId,
      expectedPublishedVersion: page.versionId,
    });
    expect(await catchUp(tab, colleague)).toEqual([]);
  });

  it("somebody who has lost access gets no event from before either, on any node", async () => {
    const readAtMs = performance.now();
    const { pageId } = await publishedPage(owner, "Kept", "Soon");
    const topics = [`page:${pageId}` as const];
    await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
    for (const node of [here, there]) {
      const tab = await openCaughtUpTab(node, colleague);
      tab.send({ type: "follow", topics, heldMs: performance.now() - readAtMs });
      expect(await tab.next()).toEqual({ type: "following", topics: [] });
      expect(await tab.next()).toEqual({ type: "lost", topics });
      expect(await catchUp(tab, colleague)).toEqual([]);
    }
  });

  it("somebody who was let in again receives events as before", async () => {
    const page = await publishedPage(owner, "Returning", "Soon");
    const { workspaceId: elsewhere } = await owner.client.workspaces.create({
      workspaceName: "Abroad",
    });
    const topic = `page:${page.pageId}` as const;
    const tab = await openCaughtUpTab(there, colleague);
    await tab.subscribe(topic);
    await owner.client.pages.move({ pageId: page.pageId, workspaceId: elsewhere });
    expect(await tab.next()).toEqual({ type: "lost", topics: [topic] });
    await owner.client.pages.move({ pageId: page.pageId, workspaceId: page.workspaceId });
    await tab.subscribe(topic);
    await owner.client.pages.delete({
      pageId: page.pageId,
      expectedPublishedVersion: page.versionId,
    });
    await until(tab, { topic, kind: "deletion" });
  });
});
