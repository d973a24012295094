import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../lib/api.ts";
import { messages } from "./messages.ts";
import styles from "./backlinks.module.css";

/** "3 pages link here", below a page's text; the list opens. Nothing if no page that the reader may see links to it. */
export function Backlinks({ pageId }: { readonly pageId: PageId }) {
  const { data } = useQuery(orpc.links.backlinks.queryOptions({ input: { pageId } }));
  if (data === undefined || data.count === 0) return null;
  const more = data.count - data.items.length;
  return (
    <details className={styles["backlinks"]}>
      <summary className={styles["summary"]}>{messages.linkHere(data.count)}</summary>
      <ul className={styles["list"]}>
        {data.items.map(({ id, icon, pageTitle, workspaceName }) => (
          <li key={id}>
            <Link to="/page/$pageId" params={{ pageId: id }} className={styles["page"]}>
              {icon !== null && <span aria-hidden>{icon} </span>}
              {displayPageTitle(pageTitle)}
            </Link>{" "}
            <span className={styles["workspace"]}>{workspaceName}</span>
          </li>
        ))}
        {more > 0 && <li>{messages.more(more)}</li>}
      </ul>
    </details>
  );
}
