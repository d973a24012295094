import { KeyboardSensor, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { OptimisticSortingPlugin } from "@dnd-kit/dom/sortable";
import { DragDropProvider } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import { useMemo, type RefObject } from "react";
import { withPinAnnouncements, type MovedPin } from "./pin-announcements.ts";

/** A row that is drawn elsewhere: a `<li data-pin="{id}">` with a `<button>` for the keys. */
export interface SortedPin extends MovedPin {
  readonly id: string;
}

interface PinSortingProps {
  /** The list that holds the rows. */
  readonly list: HTMLElement;
  readonly pins: readonly SortedPin[];
  /** A pin stands where another one stood: draw it. */
  readonly onMove: (id: string, target: string) => void;
  /** The drag ended, and what was drawn is wanted, or not. */
  readonly onEnd: (isWanted: boolean) => void;
}

/** How far the pointer goes before a press is a drag and no longer a click, in pixels. */
const dragDistancePx = 5;

const sensors = [
  PointerSensor.configure({
    // A row is taken anywhere but at its menu. Fingers scroll the sidebar and open its links.
    activatorElements: ({ element }) => [element],
    preventActivation: ({ target, pointerType }) =>
      pointerType === "touch" || !(target instanceof Element) || target.closest("a") === null,
    activationConstraints: [new PointerActivationConstraints.Distance({ value: dragDistancePx })],
  }),
  KeyboardSensor,
];

/** Makes the rows of a list that stands already movable, by pointer and by keys. Draws nothing itself. */
export function PinSorting({ list, pins, onMove, onEnd }: PinSortingProps) {
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={withPinAnnouncements}
      onDragOver={(event) => {
        event.preventDefault();
        const { source, target } = event.operation;
        if (source && target) onMove(String(source.id), String(target.id));
      }}
      onDragEnd={({ canceled }) => onEnd(!canceled)}
    >
      {pins.map((pin, index) => (
        <SortedRow key={pin.id} list={list} pin={pin} index={index} />
      ))}
    </DragDropProvider>
  );
}

interface SortedRowProps {
  readonly list: HTMLElement;
  readonly pin: SortedPin;
  readonly index: number;
}

function SortedRow({ list, pin, index }: SortedRowProps) {
  const { id } = pin;
  const { row, handle } = useMemo(
    () => ({
      row: found(list, `[data-pin="${id}"]`),
      handle: found(list, `[data-pin="${id}"] > button`),
    }),
    [list, id],
  );
  useSortable<MovedPin>({
    id,
    index,
    element: row,
    handle,
    data: pin,
    // The sidebar draws the new order itself.
    plugins: (defaults) => defaults.filter((plugin) => !isOptimistic(plugin)),
  });
  return null;
}

/** An element as a ref: looked for whenever it is asked for, because the sidebar draws it. */
function found(list: HTMLElement, selector: string): RefObject<Element | null> {
  return {
    get current() {
      return list.querySelector(selector);
    },
  };
}

function isOptimistic(plugin: unknown): boolean {
  return plugin === OptimisticSortingPlugin;
}
