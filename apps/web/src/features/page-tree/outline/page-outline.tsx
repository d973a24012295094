import { useRef, useState, type KeyboardEvent } from "react";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { ListSection } from "../../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { LoadMore } from "../../../ui/messages/load-more.tsx";
import { titleOfRow } from "../title-of-row.ts";
import { treeAction } from "../tree-keys.ts";
import { pageRows, type PageRow, type TreeRow } from "../tree-rows.ts";
import { useOpenRows } from "../use-open-rows.ts";
import { useReadRows } from "../use-read-rows.ts";
import { messages } from "./messages.ts";
import { OutlineItem } from "./outline-item.tsx";
import styles from "./page-outline.module.css";

interface PageOutlineProps {
  readonly organizationId: OrganizationId;
  readonly workspaceId: WorkspaceId;
}

/**
 * 'All pages' of a workspace: the tree as an outline, each page with who changed it last and when. A level is read when it is opened, a
 * hundred pages at once. Draws nothing before the first answer, and nothing if there are no pages.
 */
export function PageOutline({ organizationId, workspaceId }: PageOutlineProps) {
  const { open, setOpen } = useOpenRows(`outline-${organizationId}`, []);
  const { rows, showMore, failure, retry } = useReadRows((levels) =>
    pageRows({ workspaceId, level: 1, open, ...levels }),
  );
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const pages = rows.filter((row): row is PageRow => row.kind === "page");
  const now = useNow(pages.map(({ page }) => page.updatedAt));
  const stopId = (pages.find(({ id }) => id === focused) ?? pages[0])?.id;

  function press(row: PageRow, event: KeyboardEvent): void {
    const action = treeAction(rows, row, event);
    if (action === null || action.kind === "move") return;
    event.preventDefault();
    if (action.kind === "open") setOpen([action.id], action.isOpen);
    else {
      const link = `[data-row="${CSS.escape(action.id)}"] > a`;
      list.current?.querySelector<HTMLElement>(link)?.focus();
    }
  }

  if (pages.length === 0 && failure === null) return null;
  return (
    <ListSection heading={messages.allPages}>
      {failure !== null && (
        <LoadFailure words={messages.notRead(failureWords(failure))} onRetry={retry} />
      )}
      <ul
        ref={list}
        role="tree"
        aria-label={messages.allPages}
        aria-describedby="page-outline-keys"
      >
        {rows.map((row) =>
          row.kind === "page" ? (
            <OutlineItem
              key={row.id}
              row={row}
              now={now}
              isStop={row.id === stopId}
              onFocus={() => setFocused(row.id)}
              onOpen={(isOpen) => setOpen([row.id], isOpen)}
              onKey={(event) => press(row, event)}
            />
          ) : row.kind === "loading" ? (
            <li
              key={row.id}
              role="none"
              className={styles["note"]}
              style={{ "--level": row.level } as object}
            >
              {messages.loading}
            </li>
          ) : null,
        )}
      </ul>
      {rows.map(
        (row) =>
          row.kind === "more" && (
            <LoadMore
              key={row.id}
              isLoading={false}
              label={labelOfMore(rows, row.levelId)}
              onLoad={() => showMore(row.levelId)}
            />
          ),
      )}
      <p id="page-outline-keys" hidden>
        {messages.instructions}
      </p>
    </ListSection>
  );
}

/** What loads more of a level: the pages below a page, or those at the top of the workspace. */
function labelOfMore(rows: readonly TreeRow[], levelId: string): string | undefined {
  const above = rows.find((row): row is PageRow => row.kind === "page" && row.id === levelId);
  return above && messages.moreBelow(titleOfRow(above));
}
