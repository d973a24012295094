import { isWriting } from "../../lib/keys/keyboard.ts";

/** Keys are held for this long: afterwards the person has probably begun something else. In milliseconds. */
const heldMaxMs = 10_000;

/** What takes the focus when it opens. */
const popups = ":is([role=dialog], [role=alertdialog], [role=menu])";

/** The keys that a popup answers, besides those that write. */
const answered = /^(?:Enter|Backspace|Escape|Home|End|Arrow(?:Up|Down|Left|Right))$/;

/** Ends the holding, and drops the held keys. */
let stopHolding: (() => void) | null = null;

/**
 * Holds the keys that are pressed until the popup that a person has just asked for has the focus, which then gets them in their order. A
 * press of the pointer ends it, and the keys are dropped: it decides where the next keys go. So does a chunk that cannot be loaded. Tab
 * and shortcuts are left to the browser.
 */
export function holdKeysForPopup(): void {
  if (stopHolding !== null) return;
  const controller = new AbortController();
  const held = new Array<KeyboardEvent>();
  const beginMs = performance.now();
  const stop = (): void => {
    controller.abort();
    stopHolding = null;
  };
  stopHolding = stop;
  const hold = (event: KeyboardEvent): void => {
    if (performance.now() - beginMs > heldMaxMs) return stop();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!answered.test(event.key) && [...event.key].length !== 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) held.push(event);
  };
  const giveTo = async ({ target }: FocusEvent): Promise<void> => {
    if (!(target instanceof Element) || target.closest(popups) === null) return;
    stop();
    for (const event of held) {
      // React draws what the focus, or a key, changed in a microtask.
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await Promise.resolve();
      pressAgain(event);
    }
  };
  const options = { capture: true, signal: controller.signal };
  window.addEventListener("keydown", hold, options);
  window.addEventListener("focusin", (event) => void giveTo(event), options);
  window.addEventListener("pointerdown", stop, options);
  window.addEventListener("vite:preloadError", stop, options);
}

/** Drops the keys that are held, because what they are for will not open. */
export function dropHeldKeys(): void {
  stopHolding?.();
}

/** Presses a key on what has the focus. What only the browser does for a key of a person is done here. */
function pressAgain({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const keys = { key, code, shiftKey, bubbles: true, cancelable: true };
  const isUnanswered = target.dispatchEvent(new KeyboardEvent("keydown", keys));
  if (isUnanswered) doAsBrowser(target, key);
  target.dispatchEvent(new KeyboardEvent("keyup", keys));
}

function doAsBrowser(target: Element, key: string): void {
  if (isWriting(target)) {
    if (key === "Enter" && target instanceof HTMLInputElement) target.form?.requestSubmit();
    else if (key === "Backspace") document.execCommand("delete");
    else if ([...key].length === 1) document.execCommand("insertText", false, key);
  } else if (target instanceof HTMLButtonElement && /^(?:Enter| )$/.test(key)) target.click();
}
