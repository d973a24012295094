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
  /** The id of the tab's session. */
  readonly sessionId: string;
  /** Sends a message as UTF-8. Many tabs share the buffer, so nobody may change it. */
  send(message: Buffer): void;
  /** Closes the connection; the tab reconnects by itself and reloads its data. */
  dismiss(): void;
  /** Closes the connection because its session has ended. */
  signOut(): void;
}

/**
 * With at most this many recipients, check each one's access directly: it is cheaper than testing first whether all
 * members of the topic can see the item.
 */
const fewPeople = 20;

interface Needs {
  /** Whether each wish is allowed, in the order of the wishes. */
  readonly mayFollow: (wishes: readonly FollowWish[]) => Promise<boolean[]>;
  /** Whether everybody who may follow the topic `of` may also follow `topic`, an item in it. */
  readonly isForMembers: (topic: LiveTopic, of: LiveTopic) => Promise<boolean>;
  readonly findEndedSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/**
 * The tabs of one node and their topics. A tab receives only events that its user may see: each topic is authorized
 * when the tab follows it, and again after every change of access. If the check fails with an error, the tab is
 * dismissed.
 */
export function createLiveHub(needs: Needs) {
  const { mayFollow, isForMembers, findEndedSessions, now = () => performance.now() } = needs;
  const followers = createTopicFollowers<LiveTab>();
  const recent = createRecentEvents(now);
  let accessChanges = 0;

  const say = (tab: LiveTab, message: LiveServerMessage) => tab.send(write(message));

  /** Authorizes these wishes again and removes the topics that a tab may not follow any more. */
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

  /** The tabs among `tabs` that may receive the event. */
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
    // Most tabs receive the same events, so each distinct message is serialized once.
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
    /** Adds an open tab, which always follows its user's own topic. */
    join(tab: LiveTab): void {
      followers.addTab(tab);
      followers.add(tab, `user:${tab.userId}`);
    },

    /** Removes a closed tab. */
    part: (tab: LiveTab) => followers.removeTab(tab),

    dismissAll(): void {
      for (const tab of followers.tabs()) tab.dismiss();
    },

    /** Closes the connections of ended sessions, including expired ones. */
    endSessions: () => endSessions(followers.tabs()),

    /** The number of the user's open tabs. */
    countTabs: (userId: UserId) => followers.of(`user:${userId}`).length,

    /** The number of topics that the tab follows. */
    countTopics: (tab: LiveTab) => followers.topicsOf(tab).length,

    /**
     * Lets a tab follow the allowed topics, and replays their events since the tab loaded its data, at most `heldMs`
     * ago.
     */
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

    /** Removes topics from a tab, except its user's own topic. */
    leave(tab: LiveTab, topics: readonly LiveTopic[]): void {
      const own = `user:${tab.userId}`;
      for (const topic of topics) if (topic !== own) followers.remove(tab, topic);
    },

    /**
     * Handles events from any node: removes topics whose access was lost, then sends the events to the followers, then
     * closes ended sessions.
     */
    async hear(events: readonly ToldEvent[]): Promise<void> {
      for (const event of events) recent.add(event);
      const changes = events.filter(({ kind }) => kind === "access");
      accessChanges += changes.length;
      for (const { topic } of changes) {
        // Members can follow items in an organization without following the organization itself, so check every tab.
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

    /** Handles a gap in the received events: authorizes everything again, and makes every tab reload its data. */
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
