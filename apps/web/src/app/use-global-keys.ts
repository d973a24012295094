import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { hasControl, isWriting } from "../lib/keys/keyboard.ts";
import { typedAhead } from "../lib/keys/typed-ahead.ts";
import { useWindowKeys } from "../lib/keys/use-window-keys.ts";
import type { Modals } from "../flows/modals/modal-context.ts";
import { pageCommands } from "../flows/page-actions/page-commands.ts";

/** The longest time between the two keys of a sequence, in milliseconds. */
const sequenceMs = 1500;

const places = { h: "/", s: "/search", i: "/inbox", d: "/drafts" } as const;

/** The letters that run a command of the page on screen: the first of these that its menu or top bar offers. */
const ofPage = {
  e: ["edit"],
  h: ["version-history"],
  a: ["show-authors", "hide-authors"],
} as const;

/**
 * The keyboard shortcuts of every screen: the palette, the list of shortcuts, G followed by a letter to navigate, and
 * single letters for frequent commands. Letters are ignored while a field has the focus; the shortcut for publishing
 * works there too.
 */
export function useGlobalKeys({ modal, open, close }: Modals): void {
  const router = useRouter();
  const pressedG = useRef(Number.NEGATIVE_INFINITY);

  useWindowKeys((event): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (typedAhead.addKey(event)) {
      event.preventDefault();
      return;
    }
    if (hasControl(event) && event.code === "KeyK") {
      if (modal?.name === "palette") {
        typedAhead.take();
        close();
      } else if (!isCovered()) {
        typedAhead.begin();
        open({ name: "palette" });
      } else return;
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWriting(event.target) || isCovered()) return;
    if (event.key === "?") {
      event.preventDefault();
      open({ name: "shortcuts" });
      return;
    }
    const run = commandOfLetter(event);
    if (run === undefined) return;
    event.preventDefault();
    run();
  });

  function commandOfLetter({ key, timeStamp, repeat }: KeyboardEvent): (() => void) | undefined {
    const letter = key.toLowerCase();
    const isSecond = timeStamp - pressedG.current < sequenceMs;
    pressedG.current = letter === "g" ? timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond) {
      if (!isKeyOf(places, letter)) return undefined;
      return () => void router.navigate({ to: places[letter] });
    }
    if (repeat) return undefined;
    if (letter === "c") return () => open({ name: "new-page" });
    if (!isKeyOf(ofPage, letter)) return undefined;
    const [offered] = ofPage[letter].flatMap((command) => pageCommands.find(command) ?? []);
    return offered?.onRun;
  }

  // In the capture phase, before the editor, which handles Control+Enter as a line break.
  useWindowKeys(publishByKeys, true);

  useEffect(() => {
    // A press into another field decides where the next keys go, so the kept keys are dropped.
    const stopKeeping = ({ target }: PointerEvent): void => {
      if (isWriting(target)) typedAhead.take();
    };
    window.addEventListener("pointerdown", stopKeeping, { capture: true });
    return () => window.removeEventListener("pointerdown", stopKeeping, { capture: true });
  }, []);
}

/**
 * Control+Enter (Command+Enter) publishes the draft on screen, even while its text has the focus. On a link it opens a
 * new tab, as browsers do.
 */
function publishByKeys(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !hasControl(event) || event.isComposing || event.repeat) return;
  if (isCovered() || (event.target instanceof Element && event.target.closest("a[href]"))) return;
  const publish = pageCommands.find("publish-draft");
  if (publish === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  publish.onRun();
}

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key);
}

/** Whether a modal or menu is open and handles the keys. A closing one does not count, nor does a toast. */
function isCovered(): boolean {
  const kinds = ":is([role=dialog], [role=alertdialog], [role=menu])";
  const inFront = `${kinds}:not([data-closed], [aria-modal=false])`;
  return document.querySelector(inFront) !== null;
}
