import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveServerMessage, SentEvent } from "@stemma/contract/live-messages";
import type { UserId } from "@stemma/domain/ids";
import { requiredTopic } from "./required-topic.ts";
import type { TopicCheck } from "./may-view-topics.ts";
import { createRecentEvents } from "./recent-events.ts";
import { createTopicIndex } from "./topic-index.ts";

/** A topic of a tab. */
interface Subscription {
  readonly tab: LiveTab;
  readonly topic: LiveTopic;
}

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
  /** Whether each user may view the topic, in the order of the checks. */
  readonly mayViewTopics: (checks: readonly TopicCheck[]) => Promise<boolean[]>;
  /** Whether everybody who may view the topic `of` may also view `topic`, an item in it. */
  readonly isVisibleToMembers: (topic: LiveTopic, of: LiveTopic) => Promise<boolean>;
  readonly findEndedSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/**
 * The tabs of one node and their topics. A tab receives only events that its user may see: each topic is authorized
 * when the tab subscribes to it, and again after every change of access. If the check after a change of access
 * fails, the tab is dismissed.
 */
export function createLiveHub(needs: Needs) {
  const {
    mayViewTopics,
    isVisibleToMembers,
    findEndedSessions,
    now = () => performance.now(),
  } = needs;
  const topicIndex = createTopicIndex<LiveTab>();
  const recent = createRecentEvents(now);
  let accessChanges = 0;
  /** The number of the last gap, and of the last one that was handled. Between them no event is sent: every tab will read everything again. */
  let lastGap = 0;
  let handledGap = 0;

  const send = (tab: LiveTab, message: LiveServerMessage) => tab.send(serialize(message));

  /** Authorizes these subscriptions again and removes those that are not allowed any more. */
  async function authorizeAgain(checks: readonly Subscription[]): Promise<void> {
    const granted = await mayViewTopics(
      checks.map(({ tab, topic }) => ({ userId: tab.userId, topic })),
    );
    const lost = new Map<LiveTab, LiveTopic[]>();
    for (const [at, { tab, topic }] of checks.entries()) {
      if (granted[at] === true) continue;
      topicIndex.remove(tab, topic);
      lost.set(tab, [...(lost.get(tab) ?? []), topic]);
    }
    for (const [tab, topics] of lost) send(tab, { type: "lost", topics });
  }

  const subscriptionsOf = (tab: LiveTab) =>
    topicIndex.topicsOf(tab).map((topic) => ({ tab, topic }));

  /** The tabs among `tabs` whose user may see the event. */
  async function findRecipients(event: SentEvent, tabs: readonly LiveTab[]) {
    const topic = requiredTopic(event);
    if (topic === null || tabs.length === 0) return tabs;
    const userIds = [...new Set(tabs.map(({ userId }) => userId))];
    if (userIds.length > fewPeople && (await isVisibleToMembers(topic, event.topic))) return tabs;
    const granted = await mayViewTopics(userIds.map((userId) => ({ userId, topic })));
    const allowed = new Set(userIds.filter((_userId, at) => granted[at]));
    return tabs.filter(({ userId }) => allowed.has(userId));
  }

  async function endSessions(tabs: readonly LiveTab[]): Promise<void> {
    if (tabs.length === 0) return;
    const ended = await findEndedSessions([...new Set(tabs.map(({ sessionId }) => sessionId))]);
    for (const tab of tabs) if (ended.has(tab.sessionId)) tab.signOut();
  }

  async function broadcast(events: readonly SentEvent[], only?: LiveTab): Promise<void> {
    const indexesByTab = new Map<LiveTab, number[]>();
    for (const [at, event] of events.entries()) {
      const tabs = only === undefined ? topicIndex.tabsOf(event.topic) : [only];
      for (const tab of await findRecipients(event, tabs)) {
        const indexes = indexesByTab.get(tab);
        if (indexes === undefined) indexesByTab.set(tab, [at]);
        else indexes.push(at);
      }
    }
    // Most tabs receive the same events, so each distinct message is serialized once.
    const messages = new Map<string, Buffer>();
    for (const [tab, indexes] of indexesByTab) {
      const key = indexes.join();
      const tabEvents = indexes.flatMap((at) => events[at] ?? []);
      const message = messages.get(key) ?? serialize({ type: "events", events: tabEvents });
      messages.set(key, message);
      tab.send(message);
    }
  }

  return {
    /**
     * Adds an open tab, and subscribes it to its user's own topic. Race: its session may end after it was read and before
     * the tab is here to be told. So it is checked once more afterwards, which catches every order.
     */
    async addTab(tab: LiveTab): Promise<void> {
      topicIndex.addTab(tab);
      topicIndex.add(tab, `user:${tab.userId}`);
      try {
        await endSessions([tab]);
      } catch {
        tab.dismiss();
      }
    },

    /** Removes a closed tab. */
    removeTab: (tab: LiveTab) => topicIndex.removeTab(tab),

    dismissAll(): void {
      for (const tab of topicIndex.tabs()) tab.dismiss();
    },

    /** Closes the connections of ended sessions, including expired ones. */
    endSessions: () => endSessions(topicIndex.tabs()),

    /** The number of the user's open tabs. */
    countTabs: (userId: UserId) => topicIndex.tabsOf(`user:${userId}`).length,

    /** The number of subscriptions of all tabs. */
    countSubscriptions: () => topicIndex.countAll(),

    /** The number of topics that the tab is subscribed to. */
    countTopics: (tab: LiveTab) => topicIndex.topicsOf(tab).length,

    /**
     * Subscribes a tab to the allowed topics, and replays their events since the tab loaded its data, at most `heldMs`
     * ago.
     */
    async subscribe(tab: LiveTab, topics: readonly LiveTopic[], heldMs: number): Promise<void> {
      const loadedAtMs = now() - heldMs;
      const checks = topics.map((topic) => ({ userId: tab.userId, topic }));
      let granted: boolean[];
      let decidedAt: number;
      do {
        decidedAt = accessChanges;
        granted = await mayViewTopics(checks);
      } while (decidedAt !== accessChanges);
      const allowed = topics.filter((_topic, at) => granted[at]);
      const lost = topics.filter((_topic, at) => !granted[at]);
      for (const topic of allowed) topicIndex.add(tab, topic);
      send(tab, { type: "following", topics: allowed });
      if (lost.length > 0) send(tab, { type: "lost", topics: lost });
      const missed = recent.since(loadedAtMs, new Set(allowed));
      if (missed === null) send(tab, { type: "stale", topics: allowed });
      else await broadcast(missed, tab);
    },

    /** Unsubscribes a tab from topics, except from its user's own topic. */
    unsubscribe(tab: LiveTab, topics: readonly LiveTopic[]): void {
      const own = `user:${tab.userId}`;
      for (const topic of topics) if (topic !== own) topicIndex.remove(tab, topic);
    },

    /**
     * Handles events from any node: removes subscriptions whose access was lost, then sends the events to the subscribed
     * tabs, then closes ended sessions.
     */
    async handleEvents(events: readonly SentEvent[]): Promise<void> {
      for (const event of events) recent.add(event);
      const changes = events.filter(({ kind }) => kind === "access");
      accessChanges += changes.length;
      for (const { topic } of changes) {
        // A tab can subscribe to items in an organization without the organization itself, so check every tab.
        const isOrganization = topic.startsWith("organization:");
        const tabs = isOrganization ? topicIndex.tabs() : topicIndex.tabsOf(topic);
        const isPage = topic.startsWith("page:");
        const checks = isPage ? tabs.map((tab) => ({ tab, topic })) : tabs.flatMap(subscriptionsOf);
        await authorizeAgain(checks).catch(() => {
          for (const tab of new Set(checks.map((check) => check.tab))) tab.dismiss();
        });
      }
      if (handledGap === lastGap) await broadcast(events);
      for (const { topic, kind } of events) {
        if (kind === "sessions") await endSessions(topicIndex.tabsOf(topic));
      }
    },

    /**
     * Handles a gap in the received events: authorizes everything again, closes ended sessions, and makes every tab reload its data. If it
     * fails, it can be called again.
     */
    async handleGap(): Promise<void> {
      lastGap += 1;
      const gap = lastGap;
      recent.clear();
      accessChanges += 1;
      await authorizeAgain(topicIndex.tabs().flatMap(subscriptionsOf));
      await endSessions(topicIndex.tabs());
      handledGap = Math.max(handledGap, gap);
      for (const tab of topicIndex.tabs()) send(tab, { type: "stale" });
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;

function serialize(message: LiveServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}
