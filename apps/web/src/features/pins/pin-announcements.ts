import {
  Accessibility,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from "@dnd-kit/dom";

/** What a pin that is moved tells of itself. */
export interface MovedPin {
  readonly title: string;
  readonly place: number;
  readonly count: number;
  readonly [key: string]: unknown;
}

const pinAnnouncements = Accessibility.configure({
  // What is said late would be said over the drop.
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
      // Where it comes to stand: the list draws that only now.
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

/** The usual plugins, with what a screen reader hears while a pin is moved. */
export function withPinAnnouncements<Plugin>(defaults: readonly Plugin[]) {
  const isUsual = (plugin: unknown) => plugin === Accessibility;
  return [...defaults.filter((plugin) => !isUsual(plugin)), pinAnnouncements];
}

function read(data: unknown): MovedPin | undefined {
  const isPin = typeof data === "object" && data !== null && "title" in data && "place" in data;
  return isPin ? (data as MovedPin) : undefined;
}
