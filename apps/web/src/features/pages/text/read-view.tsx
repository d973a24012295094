import { useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { isBlankBody } from "@stemma/document/is-blank-body";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { drawCodeColors } from "../../../ui/code/draw-code-colors.ts";
import { showDrawingsIn } from "../../../ui/drawn/show-drawings.ts";
import { PageIcon } from "./page-icon.tsx";
import { pageHtml } from "./page-html.ts";
import styles from "./read-view.module.css";

interface ReadViewProps {
  readonly title: string;
  readonly icon: string | null;
  readonly body: PageView["page"]["serializedEditorState"];
  /** The link targets that the reader may see; without them, the titles are drawn when they are known. */
  readonly linkTargets?: PageView["linkTargets"] | undefined;
  /** The snippets in the text that the reader may see; without them, their texts are drawn when they are known. */
  readonly snippets?: PageView["snippets"] | undefined;
  /** The people in the text whom the organization knows; without them, the names are drawn when they are known. */
  readonly mentionedPeople?: PageView["mentionedPeople"] | undefined;
  /** The colours of the text's code, as far as they are known. */
  readonly codeColors?: PageView["codeColors"] | undefined;
  readonly byline: ReactNode;
  /** The text to show if there is nothing to read. */
  readonly emptyWords: string;
  /** What to draw in place of the text: its changes, or its authors. */
  readonly inPlace?: ReactNode | undefined;
  /** What helps with reading the text, such as its contents; drawn with the text alone. It must take no room. */
  readonly aids?: ReactNode;
}

/**
 * A title and its text, in the same markup as the server's first paint (ui/styles/shell.css), so that nothing shifts
 * when React takes over; only formulas and diagrams are drawn then.
 */
export function ReadView(props: ReadViewProps) {
  const { title, icon, body, linkTargets, mentionedPeople, snippets, codeColors, byline } = props;
  const { emptyWords, inPlace, aids } = props;
  const html = useMemo(
    () => (body === null ? "" : pageHtml({ body, linkTargets, mentionedPeople, snippets })),
    [body, linkTargets, mentionedPeople, snippets],
  );
  const text = useRef<HTMLDivElement>(null);
  const isDrawn = inPlace === undefined;
  useLayoutEffect(() => {
    if (!isDrawn) return undefined;
    showDrawingsIn(text.current, html);
    return text.current && codeColors ? drawCodeColors(text.current, codeColors) : undefined;
  }, [html, isDrawn, codeColors]);
  const isEmpty = body === null || isBlankBody(body);
  return (
    <>
      <PageIcon icon={icon} />
      <h1 className="page-title" dir="auto" tabIndex={-1}>
        {displayPageTitle(title)}
      </h1>
      {!isEmpty && inPlace === undefined && aids}
      {byline}
      {inPlace !== undefined ? (
        inPlace
      ) : isEmpty ? (
        <p className={`page-body ${styles["empty"]}`}>{emptyWords}</p>
      ) : (
        // `bodyToHtml` escapes all text and drops unsafe URLs.
        <div ref={text} className="page-body" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}
