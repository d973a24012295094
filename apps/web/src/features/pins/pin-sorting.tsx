import { KeyboardSensor, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import { useMemo, type RefObject } from "react";
import { withPinAnnouncements, type MovedPin } from "./pin-announcements.ts";
import { withoutOptimisticSorting } from "./without-optimistic-sorting.ts";

/** A row that the list draws: a `<li data-pin="{id}">` with a `<button>` for the keyboard. */
export interface SortedPin extends MovedPin {
  readonly id: string;
}

interface PinSortingProps {
  /** The list that holds the rows. */
  readonly list: HTMLElement;
  readonly pins: readonly SortedPin[];
  /** The dragged pin takes the place of `target`: the list draws the new order. */
  readonly onMove: (id: string, target: string) => void;
  /** The drag ended: the new order is kept, or given up where `isWanted` is false. */
  readonly onEnd: (isWanted: boolean) => void;
}

/** A press becomes a drag, and is no longer a click, after the pointer has moved this far. In pixels. */
const dragDistancePx = 5;

const sensors = [
  PointerSensor.configure({
    // A mouse drags a row by its link, not by its menu. A finger does not drag: it scrolls the sidebar and opens links.
    activatorElements: ({ element }) => [element],
    preventActivation: ({ target, pointerType }) =>
      pointerType === "touch" || !(target instanceof Element) || target.closest("a") === null,
    activationConstraints: [new PointerActivationConstraints.Distance({ value: dragDistancePx })],
  }),
  KeyboardSensor,
];

/** Lets the rows of an existing list be moved, by pointer and by keyboard. Draws nothing itself. */
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
    plugins: withoutOptimisticSorting,
  });
  return null;
}

/** A ref to an element that the sidebar draws: each read looks it up again. */
function found(list: HTMLElement, selector: string): RefObject<Element | null> {
  return {
    get current() {
      return list.querySelector(selector);
    },
  };
}
