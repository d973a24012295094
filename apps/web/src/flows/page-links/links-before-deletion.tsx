import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import { orpc } from "../../lib/api.ts";
import { messages } from "./messages.ts";
import styles from "./links-before-deletion.module.css";

/** The number of pages that are named. */
const namedMax = 8;

/** Names the pages that link to a page that is about to be deleted, and counts those that the reader may not see. */
export function LinksBeforeDeletion({ pageId }: { readonly pageId: PageId }) {
  const { data } = useQuery(orpc.links.backlinks.queryOptions({ input: { pageId } }));
  if (data === undefined) return null;
  const { items, count, hiddenCount } = data;
  const named = items.slice(0, namedMax);
  return (
    <>
      {count > 0 && (
        <div>
          <p>{messages.beforeDeletion(count)}</p>
          <ul className={styles["list"]}>
            {named.map(({ id, pageTitle }) => (
              <li key={id}>{displayPageTitle(pageTitle)}</li>
            ))}
            {count > named.length && <li>{pageMessages.more(count - named.length)}</li>}
          </ul>
        </div>
      )}
      {hiddenCount > 0 && <p>{messages.hidden(hiddenCount, count === 0)}</p>}
    </>
  );
}
