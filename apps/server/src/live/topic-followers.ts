import type { LiveTopic } from "@stemma/contract/live-event";

/** Who follows what, found from both sides. */
export function createTopicFollowers<Tab>() {
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
    /** Every tab there is. */
    tabs: () => [...topicsByTab.keys()],
    /** Who follows the topic. */
    of: (topic: LiveTopic): Tab[] => [...(tabsByTopic.get(topic) ?? [])],
    /** What the tab follows. */
    topicsOf: (tab: Tab): LiveTopic[] => [...(topicsByTab.get(tab) ?? [])],
    remove,
    /** Lets a tab follow a topic; one that left meanwhile doesn't. */
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
