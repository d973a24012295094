import type { FoundText } from "@stemma/contract/search.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { itemIcon } from "../../entities/page/item-icon.ts";
import { linkToFound, overExcerpt } from "../../entities/page/link-to-found.ts";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import { Excerpt } from "../../ui/layout/excerpt.tsx";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import styles from "./found-text-link.module.css";
import { messages } from "./messages.ts";

interface FoundTextLinkProps {
  readonly item: FoundText;
  readonly isDeleted?: boolean;
  readonly now: Date;
}

/** A page found by its text, with an excerpt and what stands above it; it opens there. */
export function FoundTextLink({ item, isDeleted = false, now }: FoundTextLinkProps) {
  const over = overExcerpt(item);
  return (
    <ItemLink
      link={linkToFound(item)}
      icon={itemIcon({ type: "page", kind: item.kind })}
      emoji={item.icon}
      kind={pageMessages.kinds[item.kind]}
      title={displayPageTitle(item.pageTitle)}
      isDeleted={isDeleted}
      path={item.workspaceName}
      time={messages.lastUpdated(relativeTime(new Date(item.updatedAt), now))}
      excerpt={
        <>
          {over !== "" && (
            <span className={styles["heading"]}>
              {over}
              <span className="visually-hidden">{messages.afterHeading}</span>
            </span>
          )}
          <Excerpt parts={item.excerpt} />
        </>
      }
    />
  );
}
