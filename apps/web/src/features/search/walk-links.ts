import type { KeyboardEvent } from "react";

/**
 * Moves the focus with the up and down arrows between a search box and the links below it, inside the listening
 * element.
 */
export function walkLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], li a, li button"),
  ];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + step];
  if (here === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
