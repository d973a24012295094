import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveServerMessage, ToldEvent } from "@stemma/contract/live-messages";
import type { UserId } from "@stemma/domain/ids";
import { hiddenTopic } from "./hidden-topic.ts";
import type { FollowWish } from "./may-follow.ts";
import { createRecentEvents } from "./recent-events.ts";
import { createTopicFollowers } from "./topic-followers.ts";

/** An open browser tab. */
export interface LiveTab {
  readonly userId: UserId;
  /** Names the session by which it came in. */
  readonly sessionId: string;
  /** Sends a message as UTF-8: bytes that many tabs share, and nobody changes. */
  send(message: Buffer): void;
  /** Ends the connection; the tab comes back by itself and reads everything again. */
  dismiss(): void;
  /** Ends the connection, for its session is over. */
  signOut(): void;
}

/** So few are asked for one by one without asking first whether it is for all of them. */
const fewPeople = 20;

interface Needs {
  /** Which of these may be followed, in their order. */
  readonly mayFollow: (wishes: readonly FollowWish[]) => Promise<boolean[]>;
  /** Whether everybody who may follow the second topic may follow the first, which is something in it. */
  readonly isForMembers: (topic: LiveTopic, of: LiveTopic) => Promise<boolean>;
  readonly findEndedSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

/**
 * The tabs of one node and what they follow. A tab is told what it may see and nothing else: each topic is decided when it
 * is asked for, and again whenever access changed. Where that cannot be decided the tab is dismissed.
 */
export function createLiveHub(needs: Needs) {
  const { mayFollow, isForMembers, findEndedSessions, now = () => performance.now() } = needs;
  const followers = createTopicFollowers<LiveTab>();
  const recent = createRecentEvents(now);
  let accessChanges = 0;

  const say = (tab: LiveTab, message: LiveServerMessage) => tab.send(write(message));

  /** Drops what the tabs may not follow any more, of these wishes of theirs. */
  async function decideAgain(wishes: readonly { tab: LiveTab; topic: LiveTopic }[]): Promise<void> {
    let granted: boolean[];
    try {
      granted = await mayFollow(wishes.map(({ tab, topic }) => ({ userId: tab.userId, topic })));
    } catch {
      for (const tab of new Set(wishes.map((wish) => wish.tab))) tab.dismiss();
      return;
    }
    const lost = new Map<LiveTab, LiveTopic[]>();
    for (const [at, { tab, topic }] of wishes.entries()) {
      if (granted[at] === true) continue;
      followers.remove(tab, topic);
      lost.set(tab, [...(lost.get(tab) ?? []), topic]);
    }
    for (const [tab, topics] of lost) say(tab, { type: "lost", topics });
  }

  const everythingOf = (tab: LiveTab) => followers.topicsOf(tab).map((topic) => ({ tab, topic }));

  /** The tabs that may hear of the event, of these. */
  async function whoMayHear(event: ToldEvent, tabs: readonly LiveTab[]) {
    const topic = hiddenTopic(event);
    if (topic === null || tabs.length === 0) return tabs;
    const userIds = [...new Set(tabs.map(({ userId }) => userId))];
    if (userIds.length > fewPeople && (await isForMembers(topic, event.topic))) return tabs;
    const granted = await mayFollow(userIds.map((userId) => ({ userId, topic })));
    const hearing = new Set(userIds.filter((_userId, at) => granted[at]));
    return tabs.filter(({ userId }) => hearing.has(userId));
  }

  async function endSessions(tabs: readonly LiveTab[]): Promise<void> {
    if (tabs.length === 0) return;
    const ended = await findEndedSessions([...new Set(tabs.map(({ sessionId }) => sessionId))]);
    for (const tab of tabs) if (ended.has(tab.sessionId)) tab.signOut();
  }

  async function tell(events: readonly ToldEvent[], only?: LiveTab): Promise<void> {
    const heard = new Map<LiveTab, number[]>();
    for (const [at, event] of events.entries()) {
      const tabs = only === undefined ? followers.of(event.topic) : [only];
      for (const tab of await whoMayHear(event, tabs)) {
        const known = heard.get(tab);
        if (known === undefined) heard.set(tab, [at]);
        else known.push(at);
      }
    }
    // Most hear the same, which is written once.
    const messages = new Map<string, Buffer>();
    for (const [tab, places] of heard) {
      const key = places.join();
      const heardEvents = places.flatMap((at) => events[at] ?? []);
      const message = messages.get(key) ?? write({ type: "events", events: heardEvents });
      messages.set(key, message);
      tab.send(message);
    }
  }

  return {
    /** A tab that is there from now on, and follows its person's own things. */
    join(tab: LiveTab): void {
      followers.addTab(tab);
      followers.add(tab, `user:${tab.userId}`);
    },

    /** A tab that is gone. */
    part: (tab: LiveTab) => followers.removeTab(tab),

    /** Ends every connection. */
    dismissAll(): void {
      for (const tab of followers.tabs()) tab.dismiss();
    },

    /** Ends the connections of sessions that are over, also of those that only became too old. */
    endSessions: () => endSessions(followers.tabs()),

    /** How many tabs the person has open. */
    countTabs: (userId: UserId) => followers.of(`user:${userId}`).length,

    /** How many topics the tab follows. */
    countTopics: (tab: LiveTab) => followers.topicsOf(tab).length,

    /** Lets a tab follow what it may, and tells it what happened since it read what it shows, `heldMs` ago at most. */
    async follow(tab: LiveTab, topics: readonly LiveTopic[], heldMs: number): Promise<void> {
      const heldFromMs = now() - heldMs;
      const wishes = topics.map((topic) => ({ userId: tab.userId, topic }));
      let granted: boolean[];
      let decidedAt: number;
      do {
        decidedAt = accessChanges;
        granted = await mayFollow(wishes);
      } while (decidedAt !== accessChanges);
      const following = topics.filter((_topic, at) => granted[at]);
      const lost = topics.filter((_topic, at) => !granted[at]);
      for (const topic of following) followers.add(tab, topic);
      say(tab, { type: "following", topics: following });
      if (lost.length > 0) say(tab, { type: "lost", topics: lost });
      const missed = recent.since(heldFromMs, new Set(following));
      if (missed === null) say(tab, { type: "stale", topics: following });
      else await tell(missed, tab);
    },

    /** A tab that follows these no more; its person's own things it always does. */
    leave(tab: LiveTab, topics: readonly LiveTopic[]): void {
      const own = `user:${tab.userId}`;
      for (const topic of topics) if (topic !== own) followers.remove(tab, topic);
    },

    /** What changed somewhere: first whoever lost access is told so, then whoever follows is told what changed. */
    async hear(events: readonly ToldEvent[]): Promise<void> {
      for (const event of events) recent.add(event);
      const changes = events.filter(({ kind }) => kind === "access");
      accessChanges += changes.length;
      for (const { topic } of changes) {
        // Who is in an organization may follow what is in it without following itself.
        const isOrganization = topic.startsWith("organization:");
        const tabs = isOrganization ? followers.tabs() : followers.of(topic);
        const isPage = topic.startsWith("page:");
        await decideAgain(
          isPage ? tabs.map((tab) => ({ tab, topic })) : tabs.flatMap(everythingOf),
        );
      }
      await tell(events);
      for (const { topic, kind } of events) {
        if (kind === "sessions") await endSessions(followers.of(topic));
      }
    },

    /** Some events were perhaps not heard: everything is decided again, and every tab reads again what it shows. */
    async missed(): Promise<void> {
      recent.clear();
      accessChanges += 1;
      await decideAgain(followers.tabs().flatMap(everythingOf));
      for (const tab of followers.tabs()) say(tab, { type: "stale" });
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;

function write(message: LiveServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
