/** What shall happen, by its time: the earliest comes first, and of those at the same time the one that was added first. */
export interface EventQueue<Event> {
  add(atMs: number, event: Event): void;
  /** Removes and returns the earliest; `null` if there is none. */
  next(): { readonly atMs: number; readonly event: Event } | null;
}

/** Creates an empty queue: a binary heap. */
export function createEventQueue<Event>(): EventQueue<Event> {
  const heap: { atMs: number; order: number; event: Event }[] = [];
  let added = 0;

  const isBefore = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return a !== undefined;
    return a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
  };
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[other] = a;
  };

  return {
    add(atMs, event) {
      heap.push({ atMs, order: (added += 1), event });
      for (let at = heap.length - 1; at > 0;) {
        const above = (at - 1) >> 1;
        if (isBefore(above, at)) return;
        swap(above, at);
        at = above;
      }
    },
    next() {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined) return null;
      if (heap.length > 0) {
        heap[0] = last;
        for (let at = 0; ;) {
          const below = isBefore(2 * at + 2, 2 * at + 1) ? 2 * at + 2 : 2 * at + 1;
          if (!isBefore(below, at)) break;
          swap(below, at);
          at = below;
        }
      }
      return { atMs: first.atMs, event: first.event };
    },
  };
}
