import type { PageView } from "@stemma/contract/pages.contract";
import { SmallStemma } from "./small-stemma.tsx";
import { VersionWords } from "./version-words.tsx";
import styles from "./page-byline.module.css";

interface PageBylineProps {
  readonly view: Pick<PageView, "page" | "lastVersions">;
  readonly onOpenHistory: () => void;
}

/**
 * Why the page changed last, who did it and when, beside the small stemma; it opens the version history. Nothing for a
 * page never published.
 */
export function PageByline({ view: { page, lastVersions }, onOpenHistory }: PageBylineProps) {
  if (page.publishedVersion === null) return null;
  const version = lastVersions.find(({ id }) => id === page.publishedVersion);
  return (
    <button
      type="button"
      className={`page-byline ${styles["opener"]}`}
      aria-haspopup="dialog"
      onClick={onOpenHistory}
    >
      <span className="visually-hidden">Version history </span>
      <SmallStemma versions={lastVersions} currentVersion={page.publishedVersion} />
      {version !== undefined && <VersionWords version={version} />}
    </button>
  );
}
