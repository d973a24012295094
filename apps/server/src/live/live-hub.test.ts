import { expect, it } from "vitest";
import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveServerMessage, ToldEvent } from "@stemma/contract/live-messages";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { createLiveHub } from "./live-hub.ts";
import type { LiveTab } from "./live-hub.ts";
import type { FollowWish } from "./may-follow.ts";

const page = "page:p" as LiveTopic;
const workspace = "workspace:w" as LiveTopic;
const aboutPage = { page: "p" as PageId, workspace: "w" as WorkspaceId };
const published = { topic: workspace, kind: "pages", ids: aboutPage } as ToldEvent;
const changed = { topic: page, kind: "version" } as ToldEvent;
const closed = { topic: page, kind: "access" } as ToldEvent;

/** A hub that allows everything except the pairs in `forbidden`, written as 'user topic'. */
function setUp({ isForMembers = false } = {}) {
  const forbidden = new Set<string>();
  const asked: (readonly FollowWish[])[] = [];
  let nowMs = 0;
  const hub = createLiveHub({
    mayFollow: async (wishes) => {
      asked.push(wishes);
      return wishes.map(({ userId, topic }) => !forbidden.has(`${userId} ${topic}`));
    },
    isForMembers: async () => isForMembers,
    findEndedSessions: async (ids) => new Set(ids.filter((id) => id === "over")),
    now: () => nowMs,
  });
  const open = (userId: string, sessionId = "on") => {
    const heard: LiveServerMessage[] = [];
    const ends: string[] = [];
    const tab: LiveTab = {
      userId: userId as UserId,
      sessionId,
      send: (message) => heard.push(JSON.parse(message.toString()) as LiveServerMessage),
      dismiss: () => ends.push("dismissed"),
      signOut: () => ends.push("signed out"),
    };
    hub.join(tab);
    return { tab, heard, ends };
  };
  return { hub, open, forbidden, asked, pass: (ms: number) => (nowMs += ms) };
}

it("tells a tab what it follows, and nothing after it left", async () => {
  const { hub, open } = setUp();
  const { tab, heard } = open("ana");
  await hub.follow(tab, [page], 0);
  await hub.hear([changed]);
  hub.leave(tab, [page]);
  await hub.hear([changed]);
  expect(heard).toEqual([
    { type: "following", topics: [page] },
    { type: "events", events: [changed] },
  ]);
});

it("tells a tab that it lost access before anything else, and then nothing of it", async () => {
  const { hub, open, forbidden } = setUp();
  const { tab, heard } = open("ana");
  await hub.follow(tab, [page], 0);
  forbidden.add(`ana ${page}`);
  await hub.hear([closed, changed]);
  expect(heard.slice(1)).toEqual([{ type: "lost", topics: [page] }]);
});

it("decides again where access changed while it was decided", async () => {
  const { hub, open, forbidden, asked } = setUp();
  const { tab, heard } = open("ana");
  const following = hub.follow(tab, [page], 0);
  forbidden.add(`ana ${page}`);
  await hub.hear([closed]);
  await following;
  expect(heard).toEqual([
    { type: "following", topics: [] },
    { type: "lost", topics: [page] },
  ]);
  expect(asked.length).toBeGreaterThan(1);
});

it("names a page to those followers of its workspace who may see it", async () => {
  const { hub, open, forbidden } = setUp();
  const [ana, ben] = [open("ana"), open("ben")];
  for (const { tab } of [ana, ben]) await hub.follow(tab, [workspace], 0);
  forbidden.add(`ben ${page}`);
  await hub.hear([published]);
  expect(ana.heard).toContainEqual({ type: "events", events: [published] });
  expect(ben.heard).toHaveLength(1);
});

it("does not ask for every member of a crowd whether they see a page that is for all of them", async () => {
  const { hub, open, asked } = setUp({ isForMembers: true });
  const crowd = Array.from({ length: 30 }, (_each, at) => open(`reader-${at}`));
  for (const { tab } of crowd) await hub.follow(tab, [workspace], 0);
  const askedBefore = asked.length;
  await hub.hear([published]);
  expect(crowd.every(({ heard }) => heard.length === 2)).toBe(true);
  expect(asked).toHaveLength(askedBefore);
});

it.each([
  { because: "it is younger than what the tab holds", heldMs: 2_000, told: "events" },
  { because: "nobody knows what was told before the node listened", heldMs: 9_000, told: "stale" },
])(
  "tells a tab that begins to follow what happened meanwhile: $told, because $because",
  async ({ heldMs, told }) => {
    const { hub, open, pass } = setUp();
    pass(5_000);
    await hub.hear([changed]);
    pass(1_000);
    const { tab, heard } = open("ana");
    await hub.follow(tab, [page], heldMs);
    expect(heard.map(({ type }) => type)).toEqual(["following", told]);
  },
);

it("signs out the tabs of a session that ended", async () => {
  const { hub, open } = setUp();
  const [over, on] = [open("ana", "over"), open("ana", "on")];
  await hub.hear([{ topic: `user:${over.tab.userId}`, kind: "sessions" }]);
  expect(over.ends).toEqual(["signed out"]);
  expect(on.ends).toEqual([]);
});

it("has every tab read again what it shows when events may have been missed", async () => {
  const { hub, open, forbidden } = setUp();
  const { tab, heard } = open("ana");
  await hub.follow(tab, [page, workspace], 0);
  forbidden.add(`ana ${page}`);
  await hub.missed();
  expect(heard.slice(1)).toEqual([{ type: "lost", topics: [page] }, { type: "stale" }]);
});
