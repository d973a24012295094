import {
  Accessibility,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from "@dnd-kit/dom";

/** The data of a dragged pin for the announcements. */
export interface MovedPin {
  readonly title: string;
  readonly place: number;
  readonly count: number;
  readonly [key: string]: unknown;
}

const pinAnnouncements = Accessibility.configure({
  // No debounce: a late announcement would overlap the one for the drop.
  debounce: 0,
  screenReaderInstructions: {
    draggable:
      "Press Space to pick the pin up, the arrow keys to move it, Space to drop it, Escape to leave it where it was.",
  },
  announcements: {
    dragstart: ({ operation: { source } }: DragStartEvent) => {
      const pin = read(source?.data);
      return pin && `Picked up ${pin.title}, position ${pin.place} of ${pin.count}.`;
    },
    dragover: ({ operation: { source, target } }: DragOverEvent) => {
      const pin = source?.id === target?.id ? undefined : read(source?.data);
      // Announce the target's position: the list renders the new order only after this event.
      const place = read(target?.data)?.place;
      return pin && place ? `${pin.title} is at position ${place} of ${pin.count}.` : undefined;
    },
    dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
      const pin = read(source?.data);
      if (pin === undefined) return undefined;
      return canceled
        ? `${pin.title} is back where it was.`
        : `${pin.title} was dropped at position ${pin.place} of ${pin.count}.`;
    },
  },
});

/** The default plugins, with Stemma's own announcements for screen readers. */
export function withPinAnnouncements<Plugin>(defaults: readonly Plugin[]) {
  const isUsual = (plugin: unknown) => plugin === Accessibility;
  return [...defaults.filter((plugin) => !isUsual(plugin)), pinAnnouncements];
}

function read(data: unknown): MovedPin | undefined {
  const isPin = typeof data === "object" && data !== null && "title" in data && "place" in data;
  return isPin ? (data as MovedPin) : undefined;
}
