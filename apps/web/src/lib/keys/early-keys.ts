import { hasControl, isWriting } from "./keyboard.ts";

/** Keys that were pressed before a screen could answer them. */
export interface EarlyKeys {
  /**
   * Holds no more, and gives the keys, in their order, to what has the focus. What a key opens is drawn before the next one. No key
   * that is pressed meanwhile comes in between.
   */
  readonly release: () => Promise<void>;
}

/**
 * Holds the keys of shortcuts from now on: letters, Control or Command with K, which the browser would answer itself, and what is
 * typed after it for the palette. All other keys, such as Tab and those that scroll, are left to the browser.
 */
export function holdEarlyKeys(): EarlyKeys {
  const held: KeyboardEvent[] = [];
  const isHeld = (event: KeyboardEvent): boolean => {
    if (hasControl(event)) return isOfPalette(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    return held.some(isOfPalette) ? isTyping(event) : /^[a-z?]$/i.test(event.key);
  };
  const hold = (event: KeyboardEvent): void => {
    if (event.isComposing || isWriting(event.target) || !isHeld(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  window.addEventListener("keydown", hold, { capture: true });
  return {
    release: async () => {
      window.removeEventListener("keydown", hold, { capture: true });
      for (const { key, code, ctrlKey, metaKey, shiftKey, repeat } of held.splice(0)) {
        const keys = { key, code, ctrlKey, metaKey, shiftKey, repeat };
        const again = new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(again);
        // React draws what a key changed in a microtask.
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await Promise.resolve();
      }
    },
  };
}

function isOfPalette(event: KeyboardEvent): boolean {
  return hasControl(event) && event.code === "KeyK";
}

function isTyping({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === "Backspace" || [...key].length === 1;
}
