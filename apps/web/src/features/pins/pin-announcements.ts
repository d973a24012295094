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

/**
 * The place that was last announced of each dragged pin. The pins' data follow the rendered list in a later effect, so
 * at a quick drop they still hold the place before the last move.
 */
const announcedPlaces = new WeakMap<object, number>();

/** What screen readers announce of a drag; undefined leaves the last announcement. */
export const announcements = {
  dragstart: ({ operation: { source } }: DragStartEvent) => {
    const pin = read(source?.data);
    if (!source || !pin) return undefined;
    announcedPlaces.set(source, pin.place);
    return texts.pickedUp(pin.title, pin.place, pin.count);
  },
  dragover: ({ operation: { source, target } }: DragOverEvent) => {
    if (!source || source.id === target?.id) return undefined;
    const pin = read(source.data);
    // Announce the target's position: the list renders the new order only after this event.
    const place = read(target?.data)?.place;
    if (!pin || !place) return undefined;
    announcedPlaces.set(source, place);
    return texts.moved(pin.title, place, pin.count);
  },
  dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
    const pin = read(source?.data);
    if (!source || !pin) return undefined;
    if (canceled) return texts.cancelled(pin.title);
    return texts.dropped(pin.title, announcedPlaces.get(source) ?? pin.place, pin.count);
  },
};

const pinAnnouncements = Accessibility.configure({
  // No debounce: a late announcement would overlap the one for the drop.
  debounce: 0,
  screenReaderInstructions: {
    draggable: texts.instructions,
  },
  announcements,
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
