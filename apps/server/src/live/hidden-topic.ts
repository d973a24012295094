import type { LiveEvent, LiveTopic } from "@stemma/contract/live-event";

/**
 * What somebody must be able to see to hear of an event beyond its own topic: the workspace that an organization's event
 * names, the page that a workspace's event names. `null` where the topic is enough.
 */
export function hiddenTopic({ topic, ids }: LiveEvent): LiveTopic | null {
  const [kind] = topic.split(":");
  if (kind !== "organization" && kind !== "workspace") return null;
  if (ids?.page !== undefined) return `page:${ids.page}`;
  if (kind === "organization" && ids?.workspace !== undefined) return `workspace:${ids.workspace}`;
  return null;
}
