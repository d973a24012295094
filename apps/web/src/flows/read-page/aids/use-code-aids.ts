import { useEffect } from "react";
import { colorCode, uncolorCode } from "../../../ui/code/color-code.ts";
import { addCopyButtons } from "./add-copy-buttons.ts";

/** A text that is drawn; another object once another text is drawn in its place. */
interface DrawnText {
  readonly element: HTMLElement;
}

/** Colours the blocks of code in a text, and adds a button to each that copies it. */
export function useCodeAids(text: DrawnText | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const blocks = [...text.element.querySelectorAll<HTMLElement>("pre.code-block")];
    // Without a connection the code stays plain.
    for (const block of blocks) colorCode(block).catch(() => undefined);
    const removeButtons = addCopyButtons(blocks);
    return () => {
      removeButtons();
      for (const block of blocks) uncolorCode(block);
    };
  }, [text]);
}
