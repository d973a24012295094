/**
 * Brings the focus to the toolbar's first button, and there again when the text takes it back, until the writer presses
 * something: a selection that was made just before reaches the editor late, and the editor may take the focus for it.
 * Returns how to stop.
 */
export function leadIntoToolbar(
  findToolbar: () => HTMLElement | null,
  root: HTMLElement | null,
): () => void {
  let frame = 0;
  // A frame later the toolbar knows its buttons, and the arrows go on from the one that has the focus.
  const leadSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const toolbar = findToolbar();
      toolbar?.querySelector("button")?.focus();
      if (!toolbar?.contains(document.activeElement)) leadSoon();
    });
  };
  const stop = new AbortController();
  const { signal } = stop;
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  root?.addEventListener("focus", leadSoon, { signal });
  for (const act of ["keydown", "pointerdown"]) {
    document.addEventListener(act, () => stop.abort(), { capture: true, signal });
  }
  leadSoon();
  return () => stop.abort();
}
