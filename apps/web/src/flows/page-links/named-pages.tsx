import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "../../entities/page/messages.ts";
import styles from "./named-pages.module.css";

/** The number of pages that are named. */
const namedMax = 8;

interface NamedPagesProps {
  /** What there is to know about the pages. */
  readonly words: string;
  readonly pages: readonly { readonly id: string; readonly pageTitle: string }[];
  /** How many there are, with those that are not among `pages`. */
  readonly count: number;
}

/** A sentence about some pages, with the titles of the first ones. */
export function NamedPages({ words, pages, count }: NamedPagesProps) {
  const named = pages.slice(0, namedMax);
  return (
    <div>
      <p>{words}</p>
      <ul className={styles["list"]}>
        {named.map(({ id, pageTitle }) => (
          <li key={id}>{displayPageTitle(pageTitle)}</li>
        ))}
        {count > named.length && <li>{messages.more(count - named.length)}</li>}
      </ul>
    </div>
  );
}
