import {
  Accessibility,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from "@dnd-kit/dom";
import { messages } from "./messages.ts";

const { dragging: texts } = messages;

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
    draggable: texts.instructions,
  },
  announcements: {
    dragstart: ({ operation: { source } }: DragStartEvent) => {
      const pin = read(source?.data);
      return pin && texts.pickedUp(pin.title, pin.place, pin.count);
    },
    dragover: ({ operation: { source, target } }: DragOverEvent) => {
      const pin = source?.id === target?.id ? undefined : read(source?.data);
      // Announce the target's position: the list renders the new order only after this event.
      const place = read(target?.data)?.place;
      return pin && place ? texts.moved(pin.title, place, pin.count) : undefined;
    },
    dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
      const pin = read(source?.data);
      if (pin === undefined) return undefined;
      return canceled ? texts.cancelled(pin.title) : texts.dropped(pin.title, pin.place, pin.count);
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
