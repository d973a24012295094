/** Moves the focus to the title of the page that is read: what had it is no longer on screen. Does not scroll. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>("main > h1.page-title")?.focus({ preventScroll: true });
}
