/** The parts that the server's HTML and React's have both; in each, the elements of one kind follow each other alike. */
const parts = ".skip-link, .topbar-path, .page-body, .page-column";

/**
 * Remembers what has the focus in the server's HTML, and which toggles are opened there. The returned function is called when
 * React has replaced that HTML, and gives both to the same elements of the new screen.
 */
export function holdEarlyUse(root: HTMLElement): () => void {
  const toggles = root.querySelectorAll("details");
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent): void => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener("focusin", follow);
  return () => {
    root.removeEventListener("focusin", follow);
    for (const toggle of toggles) if (toggle.open) sameNow(toggle)?.setAttribute("open", "");
    if (document.activeElement === document.body && focused !== null) {
      sameNow(focused)?.focus({ preventScroll: true });
    }
  };
}

/** The element of the new screen that stands where this one stood. */
function sameNow(element: Element): HTMLElement | undefined {
  const part = element.closest<HTMLElement>(parts);
  if (part === null) return undefined;
  const alike = (within: HTMLElement) => [
    within,
    ...within.querySelectorAll<HTMLElement>(element.localName),
  ];
  const partNow = document.querySelector<HTMLElement>(`.${part.classList[0]}`);
  return partNow === null
    ? undefined
    : alike(partNow)[alike(part).findIndex((at) => at === element)];
}
