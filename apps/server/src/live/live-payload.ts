import type { SentEvent } from "@stemma/contract/live-messages";
import { packEvents, unpackEvents, type PayloadEntry } from "./pack-events.ts";

/** The PostgreSQL notification channel on which nodes broadcast events. */
export const liveChannel = "stemma_live";

/** PostgreSQL limits a payload to less than 8,000 bytes. Our payloads are ASCII. */
const payloadMaxBytes = 7_900;

/** Serializes the events into as few payloads as possible; without events, there is no payload. */
export function writePayloads(events: readonly SentEvent[]): string[] {
  const payloads: string[] = [];
  let waiting: string[] = [];
  let bytes = 0;
  for (const entry of packEvents(events)) {
    const text = JSON.stringify(entry);
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

/** Parses a payload; an invalid payload has no events. */
export function readPayload(payload: string): readonly SentEvent[] {
  try {
    return (JSON.parse(payload) as readonly PayloadEntry[]).flatMap(unpackEvents);
  } catch {
    return [];
  }
}
