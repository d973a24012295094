import { expect, it } from "vitest";
import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveServerMessage, SentEvent } from "@stemma/contract/live-messages";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { createLiveHub } from "./live-hub.ts";
import type { LiveTab } from "./live-hub.ts";
import type { TopicCheck } from "./may-view-topics.ts";

const page = "page:p" as LiveTopic;
const workspace = "workspace:w" as LiveTopic;
const aboutPage = { page: "p" as PageId, workspace: "w" as WorkspaceId };
const published = { topic: workspace, kind: "pages", ids: aboutPage } as SentEvent;
const changed = { topic: page, kind: "version" } as SentEvent;
const closed = { topic: page, kind: "access" } as SentEvent;

/** A hub that allows everything except the pairs in `forbidden`, written as 'user topic', and the sessions in `ended`. */
function setUp({ isVisibleToMembers = false } = {}) {
  const database = { isAway: false };
  const forbidden = new Set<string>();
  const ended = new Set<string>();
  const asked: (readonly TopicCheck[])[] = [];
  let nowMs = 0;
  const hub = createLiveHub({
    mayViewTopics: async (checks) => {
      if (database.isAway) throw new Error("The database is away.");
      asked.push(checks);
      return checks.map(({ userId, topic }) => !forbidden.has(`${userId} ${topic}`));
    },
    isVisibleToMembers: async () => isVisibleToMembers,
    findEndedSessions: async (ids) => new Set(ids.filter((id) => ended.has(id))),
    now: () => nowMs,
  });
  const open = (userId: string, sessionId = "on") => {
    const received: LiveServerMessage[] = [];
    const ends: string[] = [];
    const tab: LiveTab = {
      userId: userId as UserId,
      sessionId,
      send: (message) => received.push(JSON.parse(message.toString()) as LiveServerMessage),
      dismiss: () => ends.push("dismissed"),
      signOut: () => ends.push("signed out"),
    };
    const added = hub.addTab(tab);
    return { tab, received, ends, added };
  };
  return { hub, open, database, forbidden, ended, asked, pass: (ms: number) => (nowMs += ms) };
}

it("sends a tab the events of its topics, and none after it unsubscribed", async () => {
  const { hub, open } = setUp();
  const { tab, received } = open("ana");
  await hub.subscribe(tab, [page], 0);
  await hub.handleEvents([changed]);
  hub.unsubscribe(tab, [page]);
  await hub.handleEvents([changed]);
  expect(received).toEqual([
    { type: "following", topics: [page] },
    { type: "events", events: [changed] },
  ]);
});

it("tells a tab first that it lost access to a topic, and sends no more events of it", async () => {
  const { hub, open, forbidden } = setUp();
  const { tab, received } = open("ana");
  await hub.subscribe(tab, [page], 0);
  forbidden.add(`ana ${page}`);
  await hub.handleEvents([closed, changed]);
  expect(received.slice(1)).toEqual([{ type: "lost", topics: [page] }]);
});

it("checks access again if it changed during the check", async () => {
  const { hub, open, forbidden, asked } = setUp();
  const { tab, received } = open("ana");
  const subscribing = hub.subscribe(tab, [page], 0);
  forbidden.add(`ana ${page}`);
  await hub.handleEvents([closed]);
  await subscribing;
  expect(received).toEqual([
    { type: "following", topics: [] },
    { type: "lost", topics: [page] },
  ]);
  expect(asked.length).toBeGreaterThan(1);
});

it("sends an event of a page only to those tabs of its workspace whose user may see the page", async () => {
  const { hub, open, forbidden } = setUp();
  const [ana, ben] = [open("ana"), open("ben")];
  for (const { tab } of [ana, ben]) await hub.subscribe(tab, [workspace], 0);
  forbidden.add(`ben ${page}`);
  await hub.handleEvents([published]);
  expect(ana.received).toContainEqual({ type: "events", events: [published] });
  expect(ben.received).toHaveLength(1);
});

it("does not check each user if many are subscribed and all members can see the page", async () => {
  const { hub, open, asked } = setUp({ isVisibleToMembers: true });
  const crowd = Array.from({ length: 30 }, (_each, at) => open(`reader-${at}`));
  for (const { tab } of crowd) await hub.subscribe(tab, [workspace], 0);
  const askedBefore = asked.length;
  await hub.handleEvents([published]);
  expect(crowd.every(({ received }) => received.length === 2)).toBe(true);
  expect(asked).toHaveLength(askedBefore);
});

it.each([
  { because: "the event is newer than the data of the tab", heldMs: 2_000, sent: "events" },
  { because: "the node has no events from before its start", heldMs: 9_000, sent: "stale" },
])(
  "sends a newly subscribed tab what it missed: $sent, because $because",
  async ({ heldMs, sent }) => {
    const { hub, open, pass } = setUp();
    pass(5_000);
    await hub.handleEvents([changed]);
    pass(1_000);
    const { tab, received } = open("ana");
    await hub.subscribe(tab, [page], heldMs);
    expect(received.map(({ type }) => type)).toEqual(["following", sent]);
  },
);

it("signs out the tabs of a session that ended", async () => {
  const { hub, open, ended } = setUp();
  const [over, on] = [open("ana", "over"), open("ana", "on")];
  await Promise.all([over.added, on.added]);
  ended.add("over");
  await hub.handleEvents([{ topic: `user:${over.tab.userId}`, kind: "sessions" }]);
  expect(over.ends).toEqual(["signed out"]);
  expect(on.ends).toEqual([]);
});

it("signs out a tab whose session ended while it was being opened", async () => {
  const { open, ended } = setUp();
  ended.add("over");
  const [over, on] = [open("ana", "over"), open("ana", "on")];
  await Promise.all([over.added, on.added]);
  expect(over.ends).toEqual(["signed out"]);
  expect(on.ends).toEqual([]);
});

it("signs out a tab whose session ended in a gap, which hid the event", async () => {
  const { hub, open, ended } = setUp();
  const [over, on] = [open("ana", "over"), open("ana", "on")];
  await Promise.all([over.added, on.added]);
  ended.add("over");
  await hub.handleGap();
  expect(over.ends).toEqual(["signed out"]);
  expect(on.ends).toEqual([]);
});

it("makes every tab reload its data after a gap in the events", async () => {
  const { hub, open, forbidden } = setUp();
  const { tab, received } = open("ana");
  await hub.subscribe(tab, [page, workspace], 0);
  forbidden.add(`ana ${page}`);
  await hub.handleGap();
  expect(received.slice(1)).toEqual([{ type: "lost", topics: [page] }, { type: "stale" }]);
});

it("sends no events after a gap until access was checked again", async () => {
  const { hub, open, database, forbidden } = setUp();
  const { tab, received } = open("ana");
  await hub.subscribe(tab, [page, workspace], 0);
  forbidden.add(`ana ${page}`);
  database.isAway = true;
  await expect(hub.handleGap()).rejects.toThrow("away");
  await hub.handleEvents([changed]);
  expect(received.slice(1)).toEqual([]);
  database.isAway = false;
  await hub.handleGap();
  const added = { topic: workspace, kind: "pages" } as SentEvent;
  await hub.handleEvents([changed, added]);
  expect(received.slice(1)).toEqual([
    { type: "lost", topics: [page] },
    { type: "stale" },
    { type: "events", events: [added] },
  ]);
});
