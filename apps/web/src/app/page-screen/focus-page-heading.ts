/** Moves the focus to the page's title, because the element that had the focus is gone. Does not scroll. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>("main > h1.page-title")?.focus({ preventScroll: true });
}
