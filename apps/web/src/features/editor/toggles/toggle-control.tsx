import { useRef } from "react";
import type { LexicalEditor } from "lexical";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { messages } from "../messages.ts";
import { setToggleOpen } from "./open-toggles.ts";
import { useShownToggle } from "./use-shown-toggle.ts";
import styles from "./toggle-control.module.css";

/** The button over the triangle of the toggle that the caret is in: it opens and closes the toggle. */
export function ToggleControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownToggle(editor);
  const ref = useRef<HTMLButtonElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeAtTriangle);

  if (shown === null) return null;
  const { key, isOpen } = shown;
  return (
    <button
      ref={ref}
      type="button"
      className={styles["button"]}
      aria-label={isOpen ? messages.toggle.close : messages.toggle.open}
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setToggleOpen(editor, key, !isOpen)}
    />
  );
}

function placeAtTriangle(element: HTMLElement, button: HTMLElement) {
  const box = element.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(element, "::before").insetBlockStart);
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  const left = isRightToLeft ? box.right - button.offsetWidth : box.left - 2;
  return {
    left: left + (isRightToLeft ? 2 : 0),
    top: box.top + line + 9 - button.offsetHeight / 2,
  };
}
