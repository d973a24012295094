import type { Notification } from "@stemma/contract/notifications.contract";

/** One part of the list, as the server answers it. */
interface Part {
  readonly items: Notification[];
  readonly nextCursor: string | null;
}

/** The parts that were read so far, newest first, with the cursor that each was read with. */
interface Loaded {
  readonly pages: Part[];
  readonly pageParams: (string | undefined)[];
}

/**
 * The loaded notifications after the newest part was read again: older ones stay, so that refreshing costs one call, however many are
 * loaded. If more arrived than fit into a part, or nothing is older, only the new part is left.
 */
export function withFirstPart({ pages }: Loaded, first: Part): Loaded {
  const last = first.items.at(-1);
  const items = pages.flatMap((page) => page.items);
  const end = items.findIndex(({ id }) => id === last?.id);
  const older = end < 0 || first.nextCursor === null ? [] : items.slice(end + 1);
  if (older.length === 0) return { pages: [first], pageParams: [undefined] };
  return {
    pages: [first, { items: older, nextCursor: pages.at(-1)?.nextCursor ?? null }],
    pageParams: [undefined, first.nextCursor ?? undefined],
  };
}
