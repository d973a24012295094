import type { KeyboardEvent } from "react";

/** Lets the down and up arrows go from a search box through the links under it and back, inside the element that listens. */
export function walkLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a, li button")];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + step];
  if (here === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
