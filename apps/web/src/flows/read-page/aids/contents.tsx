import { useEffect, useRef, type MouseEvent } from "react";
import type { BlockId } from "@stemma/document/block-id";
import { hasModifier } from "../../../lib/keys/has-modifier.ts";
import { contentId } from "../../../ui/layout/content-id.ts";
import styles from "./contents.module.css";
import { messages } from "./messages.ts";
import type { PageHeading } from "./page-headings.ts";
import { useRoomBelow } from "./use-room-below.ts";
import { useCurrentHeading } from "./use-current-heading.ts";

/** A page with fewer headings has no contents. */
export const contentsHeadingsMin = 3;

interface ContentsProps {
  readonly headings: readonly PageHeading[];
  readonly hrefOf: (id: BlockId) => string;
  readonly onOpen: (id: BlockId) => void;
}

/** The page's headings beside its text, the one of the section in view marked. A narrow window has no room for them. */
export function Contents({ headings, hrefOf, onOpen }: ContentsProps) {
  const { current, choose } = useCurrentHeading(headings);
  const list = useRef<HTMLOListElement>(null);
  useRoomBelow(list);
  const top = Math.min(...headings.map(({ level }) => level));

  useEffect(() => {
    if (list.current !== null && current !== null) scrollListTo(list.current, current);
  }, [current]);

  /** Goes to the heading without loading a new document, unless the reader wants a new tab. */
  function open(event: MouseEvent, id: BlockId): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    choose(id);
    onOpen(id);
  }

  return (
    <nav className={styles["contents"]} aria-label={messages.contents}>
      <a className={styles["skip"]} href={`#${contentId}`} onClick={skip}>
        {messages.skipContents}
      </a>
      <p className={styles["title"]} aria-hidden="true">
        {messages.contents}
      </p>
      <ol ref={list} className={styles["list"]}>
        {headings.map(({ id, words, level }) => (
          <li key={id}>
            <a
              className={styles["link"]}
              data-level={level - top}
              href={hrefOf(id)}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => open(event, id)}
            >
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the focus behind the contents, to what the page says about its text. */
function skip(event: MouseEvent): void {
  const next = event.currentTarget.closest("nav")?.nextElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  // The byline may be a button, which keeps its place in the order of the Tab key.
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Scrolls a long list, and not the window, so that the link to a heading is in sight. */
function scrollListTo(list: HTMLElement, id: BlockId): void {
  const link = list.querySelector(`a[href$="#${id}"]`);
  if (link === null) return;
  const { top, bottom } = list.getBoundingClientRect();
  const at = link.getBoundingClientRect();
  if (at.top < top) list.scrollTop -= top - at.top;
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom;
}
