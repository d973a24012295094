import { codeLook, type CodeLook } from "@stemma/document/code/code-look";
import { isLanguage } from "@stemma/document/language";
import { isBlockTag, isDroppedTag } from "./block-format.ts";

/** Whether an element is a block of code: `pre`, or lines in a typewriter face as Visual Studio Code copies them. */
export function isCodeElement(element: Element, style: ReadonlyMap<string, string>): boolean {
  const tag = element.localName.toLowerCase();
  if (tag === "pre" || tag === "xmp") return true;
  const isMonospaced = /mono|consolas|courier|menlo/i.test(style.get("font-family") ?? "");
  return tag === "div" && isMonospaced && style.get("white-space") === "pre";
}

/** The text of a block of code: line breaks and the ends of block elements end its lines. */
export function textOfCode(element: Element): string {
  const lines = new CodeLines();
  lines.read(element);
  return lines.text
    .replaceAll(/[\0\uFEFF]/g, "")
    .replaceAll(/\r\n?/g, "\n")
    .replace(/\n+$/, "");
}

class CodeLines {
  text = "";
  /** Whether a block element ended here, and its line with it. */
  #isEnded = false;

  read(element: Element): void {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.#add(node.nodeValue ?? "");
      else if (node instanceof Element) this.#readElement(node);
    }
  }

  #readElement(element: Element): void {
    const tag = element.localName.toLowerCase();
    if (tag === "br") this.#add("\n");
    else if (isBlockTag(tag)) {
      if (this.text !== "" && !this.text.endsWith("\n")) this.#isEnded = true;
      this.read(element);
      this.#isEnded = true;
    } else if (!isDroppedTag(tag)) this.read(element);
  }

  #add(text: string): void {
    if (text === "") return;
    if (this.#isEnded) this.text += "\n";
    this.#isEnded = false;
    this.text += text;
  }
}

/** The language of a block of code as our own copies, GitHub, Markdown or Prism name it; `null` if it says none. */
export function languageOfCode(element: Element): string | null {
  const places = [element, element.firstElementChild, element.parentElement];
  const names = places.flatMap((place) => [
    place?.getAttribute("data-language") ?? "",
    /(?:^|\s)(?:language|lang|highlight-source)-([^\s]+)/.exec(place?.className ?? "")?.[1] ?? "",
  ]);
  return names.map((name) => name.toLowerCase()).find(isLanguage) ?? null;
}

/** The look of a block of code as our own copies name it; Prism names line numbers in the same way. */
export function lookOfCode({ classList }: Element): CodeLook {
  return codeLook({
    lineNumbers: classList.contains("line-numbers"),
    wrap: !classList.contains("unwrapped"),
  });
}
