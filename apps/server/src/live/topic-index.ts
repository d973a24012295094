import type { LiveTopic } from "@stemma/contract/live-event";

/** A two-way index of tabs and the topics that they are subscribed to. */
export function createTopicIndex<Tab>() {
  const tabsByTopic = new Map<LiveTopic, Set<Tab>>();
  const topicsByTab = new Map<Tab, Set<LiveTopic>>();

  const remove = (tab: Tab, topic: LiveTopic) => {
    topicsByTab.get(tab)?.delete(topic);
    const tabs = tabsByTopic.get(topic);
    tabs?.delete(tab);
    if (tabs?.size === 0) tabsByTopic.delete(topic);
  };

  return {
    addTab: (tab: Tab) => void topicsByTab.set(tab, new Set()),
    removeTab(tab: Tab): void {
      for (const topic of topicsByTab.get(tab) ?? []) remove(tab, topic);
      topicsByTab.delete(tab);
    },
    tabs: () => [...topicsByTab.keys()],
    /** The number of subscriptions of all tabs. */
    countAll: () => [...topicsByTab.values()].reduce((sum, { size }) => sum + size, 0),
    /** The tabs that are subscribed to the topic. */
    tabsOf: (topic: LiveTopic): Tab[] => [...(tabsByTopic.get(topic) ?? [])],
    /** The topics that the tab is subscribed to. */
    topicsOf: (tab: Tab): LiveTopic[] => [...(topicsByTab.get(tab) ?? [])],
    remove,
    /** Subscribes a tab to a topic. Does nothing if the tab was closed meanwhile. */
    add(tab: Tab, topic: LiveTopic): void {
      const topics = topicsByTab.get(tab);
      if (topics === undefined) return;
      topics.add(topic);
      const tabs = tabsByTopic.get(topic) ?? new Set();
      tabs.add(tab);
      tabsByTopic.set(topic, tabs);
    },
  };
}
