import { KeyboardSensor, PointerActivationConstraints } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import { useMemo, type RefObject } from "react";
import { pointerSensor } from "../../lib/dragging/pointer-sensor.ts";
import { withPinAnnouncements, type MovedPin } from "./pin-announcements.ts";
import { withoutOptimisticSorting } from "./without-optimistic-sorting.ts";

/** A row that the list renders: `<li data-pin="{id}">` with a `<button>` for the keyboard. */
export interface SortedPin extends MovedPin {
  readonly id: string;
}

interface PinSortingProps {
  /** The element that contains the rows. */
  readonly list: HTMLElement;
  readonly pins: readonly SortedPin[];
  /** The dragged pin takes the place of `target`; the list must render the new order. */
  readonly onMove: (id: string, target: string) => void;
  /** The drag ended: save the new order, or discard it if `isWanted` is false. */
  readonly onEnd: (isWanted: boolean) => void;
}

/** The distance in pixels after which a press becomes a drag instead of a click. */
const dragDistancePx = 5;

const sensors = [
  pointerSensor({
    // A mouse drags a row by its link, not by its menu. Touch does not drag: it scrolls the sidebar and follows links.
    activatorElements: ({ element }) => [element],
    preventActivation: ({ target, pointerType }) =>
      pointerType === "touch" || !(target instanceof Element) || target.closest("a") === null,
    activationConstraints: [new PointerActivationConstraints.Distance({ value: dragDistancePx })],
  }),
  KeyboardSensor,
];

/** Makes the rows of an existing list sortable by pointer and by keyboard. Renders nothing itself. */
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

/** A ref to an element that the sidebar renders: each read queries the DOM again. */
function found(list: HTMLElement, selector: string): RefObject<Element | null> {
  return {
    get current() {
      return list.querySelector(selector);
    },
  };
}
