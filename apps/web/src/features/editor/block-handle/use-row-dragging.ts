import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from "@dnd-kit/dom";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** The distance in pixels after which a press becomes a drag instead of a click. */
const dragDistancePx = 5;

/** How long a finger rests on the handle before it drags, in milliseconds, and how far it may move meanwhile, in pixels. */
const touchDelay = { value: 200, tolerance: 8 };

interface RowDragging {
  readonly onStart: () => void;
  /** Called while the pointer moves, and while the page scrolls below it, with the pointer's height in the window. */
  readonly onMove: (y: number) => void;
  /** Called when the drag ends; `isDropped` is false after Escape. */
  readonly onEnd: (isDropped: boolean) => void;
}

/**
 * Lets a pointer drag the handle, scrolls the page near the window's edges, and lets Escape end the drag. What is dragged over
 * is found by its height alone, so no row is registered anywhere.
 */
export function useRowDragging(
  handle: RefObject<HTMLElement | null>,
  { onStart, onMove, onEnd }: RowDragging,
): void {
  const start = useEffectEvent(onStart);
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = handle.current;
    if (element === null) return undefined;
    const manager = new DragDropManager({
      plugins: [AutoScroller, Cursor],
      sensors: [
        PointerSensor.configure({
          activationConstraints: ({ pointerType }) => [
            pointerType === "touch"
              ? new PointerActivationConstraints.Delay(touchDelay)
              : new PointerActivationConstraints.Distance({ value: dragDistancePx }),
          ],
        }),
      ],
    });
    const draggable = new Draggable({ id: "row", element }, manager);
    const moveToPointer = (): void => {
      if (manager.dragOperation.status.dragging) move(manager.dragOperation.position.current.y);
    };
    const { monitor } = manager;
    const stops = [
      monitor.addEventListener("dragstart", () => start()),
      monitor.addEventListener("dragmove", ({ to }) => {
        if (to !== undefined) move(to.y);
      }),
      monitor.addEventListener("dragend", ({ canceled }) => end(!canceled)),
    ];
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", moveToPointer, options);
    return () => {
      stop.abort();
      for (const one of stops) one();
      draggable.destroy();
      manager.destroy();
    };
  }, [handle]);
}
