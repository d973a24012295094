import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
} from "@dnd-kit/dom";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { pointerSensor } from "../../../lib/dragging/pointer-sensor.ts";

/** The distance in pixels after which a press becomes a drag instead of a click. */
const dragDistancePx = 5;

/** How long a finger rests on the handle before it drags, in milliseconds, and how far it may move meanwhile, in pixels. */
const touchDelay = { value: 200, tolerance: 8 };

/** A place in the window, in pixels. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

interface HandleDragging {
  /** Called with the place where the handle was pressed. */
  readonly onStart: (point: WindowPoint) => void;
  /** Called while the pointer moves, and while the page scrolls below it, with the pointer's place. */
  readonly onMove: (point: WindowPoint) => void;
  /** Called when the drag ends; `isDropped` is false after Escape. */
  readonly onEnd: (isDropped: boolean) => void;
}

/**
 * Lets a pointer drag a handle, scrolls the page near the window's edges, and lets Escape end the drag. What is dragged over is found
 * by its place in the window alone, so nothing is registered anywhere. What one call changes is drawn before the next: in a busy tab, a
 * drop follows the last move in the same task.
 */
export function useHandleDragging(
  handle: RefObject<HTMLElement | null>,
  { onStart, onMove, onEnd }: HandleDragging,
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
        pointerSensor({
          activationConstraints: ({ pointerType }) => [
            pointerType === "touch"
              ? new PointerActivationConstraints.Delay(touchDelay)
              : new PointerActivationConstraints.Distance({ value: dragDistancePx }),
          ],
        }),
      ],
    });
    const draggable = new Draggable({ id: "handle", element }, manager);
    const moveTo = (point: WindowPoint): void => flushSync(() => move(point));
    const moveToPointer = (): void => {
      if (manager.dragOperation.status.dragging) moveTo(manager.dragOperation.position.current);
    };
    const { monitor } = manager;
    const stops = [
      monitor.addEventListener("dragstart", () =>
        flushSync(() => start(manager.dragOperation.position.initial)),
      ),
      monitor.addEventListener("dragmove", ({ to }) => {
        if (to !== undefined) moveTo(to);
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
