import type { LiveEvent } from "@stemma/contract/live-event";
import type { SentEvent } from "@stemma/contract/live-messages";
import type { PageId } from "@stemma/domain/ids";

/** An event of a page without its topic. */
interface PageEvent {
  readonly kind: LiveEvent["kind"];
  readonly tab?: string | undefined;
}

/** Several pages that have the same events, each page all of them in this order. */
interface PackedEvents {
  readonly pages: PageId[];
  readonly events: PageEvent[];
}

/** An entry of a payload. */
export type PayloadEntry = SentEvent | PackedEvents;

/** The most pages of one entry: with their ids it is shorter than a payload. */
const pagesMax = 150;

/**
 * Packs the events of consecutive pages that differ in nothing but the page, because a change of a page with 20,000 pages below it has as many
 * events. An event with `ids` stays as it is. The order of the events stays too.
 */
export function packEvents(events: readonly SentEvent[]): PayloadEntry[] {
  const packed: PayloadEntry[] = [];
  let known = "";
  for (const entry of gatherByPage(events)) {
    const last = packed.at(-1);
    const own = isPacked(entry) ? JSON.stringify(entry.events) : "";
    const hasRoom = last !== undefined && isPacked(last) && last.pages.length < pagesMax;
    if (isPacked(entry) && hasRoom && own === known) last.pages.push(...entry.pages);
    else packed.push(entry);
    known = own;
  }
  // A change of one page stays in the form that a node of the version before understands.
  return packed.flatMap((entry) =>
    isPacked(entry) && entry.pages.length === 1 ? unpackEvents(entry) : [entry],
  );
}

/** An entry for each page, with those of its events that follow each other. */
function gatherByPage(events: readonly SentEvent[]): PayloadEntry[] {
  const entries: PayloadEntry[] = [];
  for (const event of events) {
    const { topic, ids, kind, tab } = event;
    const last = entries.at(-1);
    if (ids !== undefined || !topic.startsWith("page:")) {
      entries.push(event);
      continue;
    }
    const id = topic.slice("page:".length) as PageId;
    if (last !== undefined && isPacked(last) && last.pages[0] === id) {
      last.events.push({ kind, tab });
    } else entries.push({ pages: [id], events: [{ kind, tab }] });
  }
  return entries;
}

/** The events of an entry. */
export function unpackEvents(entry: PayloadEntry): SentEvent[] {
  if (!isPacked(entry)) return [entry];
  return entry.pages.flatMap((id) =>
    entry.events.map((event) => ({ topic: `page:${id}`, ...event }) as SentEvent),
  );
}

function isPacked(entry: PayloadEntry): entry is PackedEvents {
  return "pages" in entry;
}
