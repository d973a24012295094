import { useEffect } from "react";
import { colorCode } from "../../../ui/code/color-code.ts";
import { uncolorCode } from "../../../ui/code/draw-code-colors.ts";
import { addCopyButtons } from "./add-copy-buttons.ts";

/** A text that is drawn; another object once another text is drawn in its place. */
interface DrawnText {
  readonly element: HTMLElement;
}

/** Adds a button to each block of code in a text that copies it, and colours those that have no colours yet. */
export function useCodeAids(text: DrawnText | null, isColored: boolean): void {
  useEffect(() => {
    if (text === null) return undefined;
    const blocks = [...text.element.querySelectorAll<HTMLElement>("pre.code-block")];
    return addCopyButtons(blocks);
  }, [text]);
  useEffect(() => {
    if (text === null || isColored) return undefined;
    const blocks = [...text.element.querySelectorAll<HTMLElement>("pre.code-block")];
    // Without a connection the code stays plain.
    for (const block of blocks) colorCode(block).catch(() => undefined);
    return () => blocks.forEach(uncolorCode);
  }, [text, isColored]);
}
