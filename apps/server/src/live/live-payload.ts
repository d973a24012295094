import type { ToldEvent } from "@stemma/contract/live-messages";

/** The channel on which the nodes of one database tell each other what changed. */
export const liveChannel = "stemma_live";

/** PostgreSQL takes less than 8,000 bytes; ours are ASCII. */
const payloadMaxBytes = 7_900;

/** The events as the channel carries them, in as few payloads as they fit in; none for no events. */
export function writePayloads(events: readonly ToldEvent[]): string[] {
  const payloads: string[] = [];
  let waiting: string[] = [];
  let bytes = 0;
  for (const event of events) {
    const text = JSON.stringify(event);
    if (bytes + text.length + 2 > payloadMaxBytes) {
      payloads.push(`[${waiting.join(",")}]`);
      waiting = [];
      bytes = 0;
    }
    waiting.push(text);
    bytes += text.length + 1;
  }
  if (waiting.length > 0) payloads.push(`[${waiting.join(",")}]`);
  return payloads;
}

/** The events of a payload; none for what is no payload of ours. */
export function readPayload(payload: string): readonly ToldEvent[] {
  try {
    return JSON.parse(payload) as readonly ToldEvent[];
  } catch {
    return [];
  }
}
