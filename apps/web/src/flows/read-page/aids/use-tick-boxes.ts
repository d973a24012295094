import { useLayoutEffect, useRef } from "react";
import type { PageBody } from "@stemma/document/format";
import type { BlockId } from "@stemma/document/block-id";
import { addTickBoxes } from "./add-tick-boxes.ts";
import { useTicking, type TickedPage } from "./use-ticking.ts";

interface ShownText {
  readonly body: PageBody;
  /** The element with the body's text; `null` until it is known. */
  readonly text: HTMLElement | null;
}

/**
 * Puts boxes into a text that its reader may tick; the one that was ticked keeps the focus when the text is drawn anew. In an
 * old text, a box that was ticked shows the state that it has in the newest version.
 */
export function useTickBoxes({ body, text }: ShownText, ticked: TickedPage | null): void {
  const tick = useTicking(ticked);
  const mayTick = ticked !== null;
  /** The box with the focus, and the body in whose text it stands. */
  const focused = useRef<{ id: BlockId; of: PageBody } | null>(null);
  /** The states of rows that differ from what this body says. */
  const newer = useRef<{ of: PageBody; states: Map<BlockId, boolean> }>(null);
  useLayoutEffect(() => {
    if (!mayTick || text === null) return undefined;
    if (newer.current?.of !== body) newer.current = { of: body, states: new Map() };
    const { states } = newer.current;
    const forget = () => (focused.current = null);
    const boxes = addTickBoxes(text, states, async (id, isChecked) => {
      focused.current = { id, of: body };
      const state = await tick(id, isChecked);
      if (state !== null) states.set(id, state);
      boxes.sync();
    });
    const last = focused.current;
    if (last !== null && last.of !== body) {
      if (document.activeElement === document.body) {
        boxes.focus(last.id);
        focused.current = { id: last.id, of: body };
      } else forget();
    }
    // A reader who goes on elsewhere does not come back to the box when the text is drawn anew.
    document.addEventListener("pointerdown", forget, true);
    return () => {
      document.removeEventListener("pointerdown", forget, true);
      boxes.remove();
    };
  }, [body, text, mayTick, tick]);
}
