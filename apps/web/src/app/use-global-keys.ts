import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { hasControl, isWriting } from "../lib/keyboard.ts";
import { typedAhead } from "../lib/typed-ahead.ts";
import { useWindowKeys } from "../lib/use-window-keys.ts";
import type { Modals } from "./modal-context.ts";
import { pageCommands } from "./page-screen/page-commands.ts";

/** How long the second key of two may take, in milliseconds. */
const sequenceMs = 1500;

const places = { h: "/", s: "/search", i: "/inbox", d: "/drafts" } as const;

/** What single letters do with the page on screen, where its menu or its bar offers that. */
const ofPage = { e: "edit", h: "version-history" } as const;

/**
 * The keys that work on every screen: the palette, the list of shortcuts, G with a letter to go somewhere, and letters for
 * what is done most. A letter that is typed into a field is only a letter; publishing works from there too.
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
    return isKeyOf(ofPage, letter) ? pageCommands.find(ofPage[letter])?.onRun : undefined;
  }

  // Before the editor, for which Control and Enter is a line break.
  useWindowKeys(publishByKeys, true);

  useEffect(() => {
    // Who presses into a field chooses where the next keys go: they are not kept for another one.
    const stopKeeping = ({ target }: PointerEvent): void => {
      if (isWriting(target)) typedAhead.take();
    };
    window.addEventListener("pointerdown", stopKeeping, { capture: true });
    return () => window.removeEventListener("pointerdown", stopKeeping, { capture: true });
  }, []);
}

/** Control (Command) and Enter publishes the draft on screen, from its text too. On a link it opens a tab, as everywhere. */
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

/** Whether a modal or menu is in front: keys are its own. One that is just closing is not, and no toast is. */
function isCovered(): boolean {
  const kinds = ":is([role=dialog], [role=alertdialog], [role=menu])";
  const inFront = `${kinds}:not([data-closed], [aria-modal=false])`;
  return document.querySelector(inFront) !== null;
}
