import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import {
  defaultSidebarWidth,
  nearestSidebarWidth,
  sidebarWidths,
} from "@stemma/domain/configuration/sidebar-width";
import { messages } from "./messages.ts";
import { chooseSidebarWidth, currentSidebarWidth } from "./sidebar-width.ts";
import styles from "./sidebar-edge.module.css";

const [narrowest] = sidebarWidths;
const widest = Math.max(...sidebarWidths);

/** The edge of the sidebar: dragging it, or the arrow keys on it, make the sidebar wider or narrower; a double click gives back its usual width. */
export function SidebarEdge() {
  const [width, setWidth] = useState(currentSidebarWidth);
  const dragged = useRef<{ readonly fromX: number; readonly width: number } | null>(null);
  const choose = (px: number): void => {
    const chosen = nearestSidebarWidth(px);
    chooseSidebarWidth(chosen);
    setWidth(chosen);
  };

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { fromX: event.clientX, width };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = sidebarWidths.findIndex((one) => one === width);
    const next = {
      ArrowLeft: sidebarWidths[Math.max(0, at - 1)],
      ArrowRight: sidebarWidths[Math.min(sidebarWidths.length - 1, at + 1)],
      Home: narrowest,
      End: widest,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `hr` takes no keys
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width}
      tabIndex={0}
      className={styles["edge"]}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => {
        const start = dragged.current;
        if (start !== null) choose(start.width + clientX - start.fromX);
      }}
      onLostPointerCapture={() => (dragged.current = null)}
      onDoubleClick={() => choose(defaultSidebarWidth)}
      onKeyDown={onKeyDown}
    />
  );
}
