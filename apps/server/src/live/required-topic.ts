import type { LiveEvent, LiveTopic } from "@stemma/contract/live-event";

/**
 * The topic that a subscribed user must also be allowed to view to receive an event: the workspace in an organization's
 * event, or the page in an organization's or workspace's event. `null` if the event's own topic is enough.
 */
export function requiredTopic({ topic, ids }: LiveEvent): LiveTopic | null {
  const [kind] = topic.split(":");
  if (kind !== "organization" && kind !== "workspace") return null;
  if (ids?.page !== undefined) return `page:${ids.page}`;
  if (kind === "organization" && ids?.workspace !== undefined) return `workspace:${ids.workspace}`;
  return null;
}
