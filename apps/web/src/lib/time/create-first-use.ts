/** Controls. A pointer over anything else is only passing. */
const controls = 'a, button, input, textarea, [tabindex="0"], [contenteditable="true"]';

/** Calls `run` at the first use of a document, or at once if it was before. Returns a function that stops waiting. */
export type WhenUsed = (run: () => void) => () => void;

/**
 * Waits until somebody uses what is in `place`: presses a key, clicks, or brings the pointer over a control. Reading does not
 * count: neither turning the wheel, nor a finger that moves the page. Any key counts, also one that scrolls.
 */
export function createFirstUse(place: () => EventTarget): WhenUsed {
  const waiting = new Set<() => void>();
  let isUsed = false;
  let listening: AbortController | undefined;

  const use = () => {
    isUsed = true;
    listening?.abort();
    for (const run of waiting) run();
    waiting.clear();
  };

  const listen = () => {
    listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    place().addEventListener("keydown", use, options);
    place().addEventListener("click", use, options);
    place().addEventListener("pointerover", (event) => isOverControl(event) && use(), options);
  };

  return (run) => {
    if (isUsed) {
      run();
      return () => {};
    }
    if (listening === undefined) listen();
    waiting.add(run);
    return () => void waiting.delete(run);
  };
}

/** Whether the pointer is over a control. A finger does not count, which may only begin to scroll: its tap is a click. */
function isOverControl(event: Event): boolean {
  const { target, pointerType } = event as PointerEvent;
  return pointerType !== "touch" && target instanceof Element && target.closest(controls) !== null;
}

/** Waits for the first use of this tab's document. */
export const whenUsed = createFirstUse(() => window);
