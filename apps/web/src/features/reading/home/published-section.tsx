import { Link } from "@tanstack/react-router";
import type { PublishedPage } from "@stemma/contract/reading.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { itemIcon } from "../../../entities/page/item-icon.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { ListSection } from "../../../ui/layout/list-section.tsx";
import { messages } from "./messages.ts";
import styles from "./published-section.module.css";

/** 'Recently published' on Home: each page with who published it and why. Draws nothing if nothing was published. */
export function PublishedSection({ pages }: { readonly pages: readonly PublishedPage[] }) {
  const now = useNow(pages.map(({ updatedAt }) => updatedAt));
  if (pages.length === 0) return null;
  return (
    <ListSection heading={messages.published}>
      <ul>
        {pages.map((page) => (
          <PublishedRow key={page.id} page={page} now={now} />
        ))}
      </ul>
    </ListSection>
  );
}

/** A page; its message leads to what the publish changed. */
function PublishedRow({ page, now }: { readonly page: PublishedPage; readonly now: Date }) {
  const { id: pageId, versionId: version, previousVersionId: compareTo } = page;
  const title = displayPageTitle(page.pageTitle);
  return (
    <li className={styles["row"]}>
      <ItemMark
        icon={itemIcon({ type: "page", kind: "page" })}
        emoji={page.icon}
        className={styles["icon"]}
      />
      <div className={styles["words"]}>
        <p className={styles["title"]}>
          <Link to="/page/$pageId" params={{ pageId }}>
            {title}
          </Link>
          <span className={styles["path"]}>{page.workspaceName}</span>
        </p>
        <p className={styles["change"]}>
          <Link
            to="/page/$pageId"
            params={{ pageId }}
            search={compareTo === null ? {} : { version, compareTo }}
            aria-label={messages.changeOf(page.subjectLine, title)}
            className={styles["subject"]}
          >
            {messages.subject(page.subjectLine)}
          </Link>
          {messages.by(page.publisherName)}
        </p>
      </div>
      <span className={styles["time"]}>{relativeTime(new Date(page.updatedAt), now)}</span>
    </li>
  );
}
