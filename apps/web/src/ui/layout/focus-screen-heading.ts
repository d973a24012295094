/** Moves the focus to the screen's heading, because the element that had the focus is gone. Does not scroll. */
export function focusScreenHeading(): void {
  document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
}
