import { hasControl, isWriting } from "./keyboard.ts";

/** Keys that were pressed before a screen could answer them. */
export interface EarlyKeys {
  /** Gives the keys, in their order, to what has the focus now, and holds no more. */
  readonly release: () => void;
}

/**
 * Holds the keys of shortcuts from now on: letters, Control or Command with K, which the browser would answer itself, and what is
 * typed after it for the palette. All other keys, such as Tab and those that scroll, are left to the browser.
 */
export function holdEarlyKeys(): EarlyKeys {
  let held: KeyboardEvent[] = [];
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
    release: () => {
      window.removeEventListener("keydown", hold, { capture: true });
      for (const { key, code, ctrlKey, metaKey, shiftKey, repeat } of held) {
        const keys = { key, code, ctrlKey, metaKey, shiftKey, repeat };
        const again = new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(again);
      }
      held = [];
    },
  };
}

function isOfPalette(event: KeyboardEvent): boolean {
  return hasControl(event) && event.code === "KeyK";
}

function isTyping({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === "Backspace" || [...key].length === 1;
}
