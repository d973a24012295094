import type { PageView } from "@stemma/contract/page-view-shape";
import { PagesAround } from "../../features/pages/text/pages-around.tsx";
import { PagesBelow } from "../../features/pages/text/pages-below.tsx";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { Backlinks } from "../page-links/backlinks.tsx";
import { SnippetUses } from "../snippets/snippet-uses.tsx";
import styles from "./below-text.module.css";

interface BelowTextProps {
  readonly view: PageView;
  readonly hasText: boolean;
}

/**
 * Below the text of a page: the pages below it, where it has no text; the pages before and after it in the tree; the pages that link to it, and of a
 * snippet those that show it.
 * Each loads after the text is shown.
 */
export function BelowText({ view, hasText }: BelowTextProps) {
  const { page, workspace } = view;
  useLiveTopics([`workspace:${workspace.id}`]);
  const isInTree = !page.deleted && page.kind === "page";
  return (
    <>
      {isInTree && !hasText && <PagesBelow pageId={page.id} workspaceId={workspace.id} />}
      <div className={styles["below"]}>
        {isInTree && <PagesAround pageId={page.id} />}
        {page.kind === "snippet" && <SnippetUses pageId={page.id} />}
        {page.publishedVersion !== null && <Backlinks pageId={page.id} />}
      </div>
    </>
  );
}
