import { drawnInlineClass } from "./written-text.ts";

let isListening = false;

/**
 * Copies the sources of formulas in read lines as text. The browser would add line ends for the boxes that are drawn, and copy the
 * size of the source, which is zero.
 */
export function copySources(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("copy", (event) => {
    const selection = document.getSelection();
    const copied = selection === null ? null : copiedText(selection);
    if (copied === null || event.clipboardData === null || event.defaultPrevented) return;
    event.clipboardData.setData("text/html", copied.html);
    event.clipboardData.setData("text/plain", copied.text);
    event.preventDefault();
  });
}

/** What of a selection is copied; `null` where the browser copies it right: without formulas in lines, and in the editor. */
function copiedText(selection: Selection): { readonly html: string; readonly text: string } | null {
  if (selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const around = range.commonAncestorContainer;
  const isEdited = around.parentElement?.closest("[contenteditable=true]") != null;
  const copy = document.createElement("div");
  copy.append(range.cloneContents());
  if (isEdited || copy.querySelector(`.${drawnInlineClass}`) === null) return null;
  for (const drawn of copy.querySelectorAll(`.${drawnInlineClass}, .formula`)) drawn.remove();
  for (const link of copy.querySelectorAll("a")) link.setAttribute("href", link.href);
  for (const picture of copy.querySelectorAll("img")) picture.setAttribute("src", picture.src);
  return { html: copy.innerHTML, text: textOf(selection) };
}

/** The text of a selection without what is drawn, which stays on screen: no frame is drawn in between. */
function textOf(selection: Selection): string {
  const { dataset } = document.documentElement;
  dataset["copying"] = "";
  const text = selection.toString();
  delete dataset["copying"];
  return text;
}
