import { useLayoutEffect, useRef, useState } from "react";
import type { PageBody } from "@stemma/document/format";
import { addHeadingLinks } from "./add-heading-links.ts";
import { Contents, contentsHeadingsMin } from "./contents.tsx";
import { keepToggles } from "./keep-toggles.ts";
import { pageHeadings, type PageHeading } from "./page-headings.ts";
import { useCodeAids } from "./use-code-aids.ts";
import { useFileViewer } from "./use-file-viewer.tsx";
import { useFoundWords } from "./use-found-words.ts";
import { useLinkedRow } from "./use-linked-row.ts";
import { useRowLink } from "./use-row-link.ts";
import { useTickBoxes } from "./use-tick-boxes.ts";
import type { TickedPage } from "./use-ticking.ts";

export interface ReadingAidsProps {
  /** The body whose text is on screen. */
  readonly body: PageBody;
  /** Whether the code has its colours already. */
  readonly isColored?: boolean;
  /** The page, if its reader may tick its boxes. */
  readonly ticked?: TickedPage | null;
}

/** The text on screen, once it is there. */
interface Text {
  readonly of: PageBody;
  readonly element: HTMLElement;
  readonly headings: readonly PageHeading[];
}

/**
 * What helps with reading a page's text, which stands in the same parent: links to its headings, its contents, the row
 * that the address names and the words that a search found in it, colours and copying for code, a viewer for pictures and PDFs, and boxes to tick for those who may. They are added to the text
 * after it is drawn, so that the first HTML has none of them.
 */
export function ReadingAids({ body, isColored = false, ticked = null }: ReadingAidsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState<Text | null>(null);
  const show = useLinkedRow(text?.element ?? null);
  useFoundWords(text?.element ?? null);
  const { hrefOf, isHere, open, copy } = useRowLink();

  useLayoutEffect(() => {
    const element = place.current?.parentElement?.querySelector<HTMLElement>(":scope > .page-body");
    if (!element) return undefined;
    const headings = pageHeadings(element);
    setText({ of: body, element, headings });
    // A summary is a button, in which no other one may stand.
    const linked = headings.filter((heading) => heading.element.closest("summary") === null);
    return addHeadingLinks(linked, (id) => void copy(id));
  }, [body, copy]);
  useLayoutEffect(() => (text === null ? undefined : keepToggles(text.element)), [text]);
  useCodeAids(text, isColored);
  const viewer = useFileViewer(text?.element ?? null);
  useTickBoxes({ body, text: text?.element ?? null }, ticked);

  return (
    <>
      <span ref={place} hidden />
      {viewer}
      {text !== null && text.headings.length >= contentsHeadingsMin && (
        <Contents
          headings={text.headings}
          hrefOf={hrefOf}
          onOpen={(id) => (isHere(id) ? show(id) : open(id))}
        />
      )}
    </>
  );
}
