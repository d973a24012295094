import type { BlockId } from "@stemma/document/block-id";
import styles from "./heading-links.module.css";
import { messages } from "./messages.ts";
import type { PageHeading } from "./page-headings.ts";

/**
 * Adds a button to each heading that calls `copy` with the heading's id. The button changes neither the layout, nor the
 * heading's accessible name, nor what is copied with the text. Returns a function that removes the buttons.
 */
export function addHeadingLinks(
  headings: readonly PageHeading[],
  copy: (id: BlockId) => void,
): () => void {
  const ends = headings.map(({ element, id, words }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles["link"] ?? "";
    button.setAttribute("aria-label", messages.copyLink(words));
    button.addEventListener("click", () => copy(id));
    // Without it, the name of the button would be part of the heading's name.
    element.setAttribute("aria-label", words);
    const end = document.createElement("span");
    end.className = styles["end"] ?? "";
    end.append(button);
    // A line break at the end is there for the empty line before it: behind it, there would be one line more.
    const last = element.lastElementChild;
    element.insertBefore(end, last?.localName === "br" && last === element.lastChild ? last : null);
    return { element, end };
  });
  return () => {
    for (const { element, end } of ends) {
      element.removeAttribute("aria-label");
      end.remove();
    }
  };
}
