import { isBlockId, type BlockId } from "@stemma/document/block-id";
import { writtenText } from "../../../ui/math/written-text.ts";
import { messages } from "./messages.ts";

/** The boxes of a text that its reader may tick. */
export interface TickBoxes {
  /** Makes each box show the state of its row. */
  readonly sync: () => void;
  readonly focus: (id: BlockId) => void;
  /** Puts the pictures back. */
  readonly remove: () => void;
}

/**
 * Replaces the picture before each row of the text's check lists by a checkbox that looks the same (page-lists.css) and is
 * named by the row's text. A box shows the state of its row in `newer`, or else in the text. `onTick` gets the row's id and the
 * state that the reader wants.
 */
export function addTickBoxes(
  text: HTMLElement,
  newer: ReadonlyMap<BlockId, boolean>,
  onTick: (id: BlockId, isChecked: boolean) => Promise<void>,
): TickBoxes {
  const pictures = text.querySelectorAll<HTMLElement>(
    "li:is(.checked, .unchecked)[data-block] > [role=img]:first-child",
  );
  const boxes = Array.from(pictures).flatMap((picture) => {
    const row = picture.parentElement;
    const id = row?.dataset["block"];
    if (!row || !isBlockId(id)) return [];
    const box = document.createElement("input");
    box.type = "checkbox";
    box.setAttribute("aria-label", writtenText(row).trim() || messages.emptyRow);
    box.addEventListener("change", () => void onTick(id, box.checked));
    picture.replaceWith(box);
    const sync = () => (box.checked = newer.get(id) ?? row.classList.contains("checked"));
    sync();
    return [{ id, box, sync, remove: () => box.replaceWith(picture) }];
  });
  return {
    sync: () => boxes.forEach(({ sync }) => sync()),
    focus: (wanted) => boxes.find(({ id }) => id === wanted)?.box.focus({ preventScroll: true }),
    remove: () => boxes.forEach(({ remove }) => remove()),
  };
}
