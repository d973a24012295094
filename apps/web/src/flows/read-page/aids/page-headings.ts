import { isBlockId, type BlockId } from "@stemma/document/block-id";
import { writtenText } from "../../../ui/math/written-text.ts";

/** A heading of a page's text on screen. */
export interface PageHeading {
  readonly id: BlockId;
  readonly words: string;
  /** 1 to 3, as the writer chose it. */
  readonly level: number;
  readonly element: HTMLElement;
}

/** The headings of a text in the markup of `bodyToHtml`, in the page's order. Headings without words are left out. */
export function pageHeadings(text: HTMLElement): PageHeading[] {
  return Array.from(text.querySelectorAll<HTMLElement>(":is(h2, h3, h4)[data-block]")).flatMap(
    (element) => {
      const id = element.dataset["block"];
      const words = writtenText(element).replaceAll(/\s+/g, " ").trim();
      if (!isBlockId(id) || words === "") return [];
      return [{ id, words, level: Number(element.localName.slice(1)) - 1, element }];
    },
  );
}
