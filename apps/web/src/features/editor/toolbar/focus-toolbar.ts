/**
 * Moves the focus to the toolbar's first button, and again if the editor takes the focus back, until the next key or
 * pointer press: the editor receives a selection change late and may focus itself for it. Returns a function that
 * stops this.
 */
export function focusToolbar(
  findToolbar: () => HTMLElement | null,
  root: HTMLElement | null,
): () => void {
  let frame = 0;
  // Wait one frame: the toolbar has then registered its buttons, and arrow keys move on from the focused one.
  const focusSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const toolbar = findToolbar();
      toolbar?.querySelector("button")?.focus();
      if (!toolbar?.contains(document.activeElement)) focusSoon();
    });
  };
  const stop = new AbortController();
  const { signal } = stop;
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  root?.addEventListener("focus", focusSoon, { signal });
  for (const act of ["keydown", "pointerdown"]) {
    document.addEventListener(act, () => stop.abort(), { capture: true, signal });
  }
  focusSoon();
  return () => stop.abort();
}
