import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { hasControl, isWriting } from "../lib/keyboard.ts";
import type { Modals } from "./modal-context.ts";
import { typedAhead } from "./typed-ahead.ts";

/** How long the second key of two may take, in milliseconds. */
const sequenceMs = 1500;

const places = { h: "/", s: "/search", i: "/inbox", d: "/drafts" } as const;

/** The keys that work on every screen: the palette, the list of shortcuts, and G with a letter to go somewhere. */
export function useGlobalKeys({ modal, open, close }: Modals): void {
  const router = useRouter();
  const pressedG = useRef(Number.NEGATIVE_INFINITY);

  const handle = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (typedAhead.isWaiting() && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      typedAhead.add(event.key);
      return;
    }
    if (hasControl(event) && event.code === "KeyK") {
      if (modal?.name === "palette") close();
      else if (!isCovered()) {
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
    goByLetter(event);
  });

  function goByLetter(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    const isSecond = event.timeStamp - pressedG.current < sequenceMs;
    pressedG.current = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (!isSecond || !(key in places)) return;
    event.preventDefault();
    void router.navigate({ to: places[key as keyof typeof places] });
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Whether a modal or menu is in front: keys are its own. One that is just closing is not. */
function isCovered(): boolean {
  const inFront = ":is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed])";
  return document.querySelector(inFront) !== null;
}
