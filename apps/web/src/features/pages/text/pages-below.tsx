import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../../lib/api.ts";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { LoadNextPart } from "../../../ui/messages/load-next-part.tsx";
import { messages } from "./messages.ts";
import styles from "./pages-below.module.css";

interface PagesBelowProps {
  readonly pageId: PageId;
  readonly workspaceId: WorkspaceId;
}

/** The pages directly below a page that has no text of its own, in their order. Nothing if there are none. */
export function PagesBelow({ pageId, workspaceId }: PagesBelowProps) {
  const list = useInfiniteQuery(
    orpc.pages.level.infiniteOptions({
      input: (cursor: string | undefined) => ({ workspaceId, parentPageId: pageId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
  const { data } = list;
  if (data === undefined || data.length === 0) return null;
  return (
    <nav className={styles["below"]} aria-label={messages.below}>
      <ul>
        {data.map(({ id, icon, pageTitle }) => (
          <li key={id}>
            <Link to="/page/$pageId" params={{ pageId: id }} className={styles["page"]}>
              <ItemMark icon={FileText} emoji={icon} className={styles["icon"]} />
              <span className={styles["title"]}>{displayPageTitle(pageTitle)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadNextPart list={list} />
    </nav>
  );
}
