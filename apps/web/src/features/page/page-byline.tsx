import { Undo2 } from "lucide-react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { Revert } from "@stemma/contract/shapes";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../lib/use-now.ts";
import { Icon } from "../../ui/icon.tsx";
import { SmallStemma } from "./small-stemma.tsx";
import { VersionWords } from "./version-words.tsx";
import styles from "./page-byline.module.css";

interface PageBylineProps {
  readonly view: Pick<PageView, "page" | "lastVersions" | "lastRevert">;
  readonly onOpenHistory: () => void;
}

/**
 * Why the published version was published, by whom and when, beside the small stemma; it opens the version history. Below it,
 * who reverted to that version, where somebody did. Nothing for a page never published.
 */
export function PageByline({ view, onOpenHistory }: PageBylineProps) {
  const { page, lastVersions, lastRevert } = view;
  if (page.publishedVersion === null) return null;
  const version = lastVersions.find(({ id }) => id === page.publishedVersion);
  return (
    <>
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
      {lastRevert !== null && <RevertWords revert={lastRevert} />}
    </>
  );
}

function RevertWords({ revert: { reverterName, revertedAt } }: { readonly revert: Revert }) {
  const now = useNow([revertedAt]);
  return (
    <p className="page-revert">
      <Icon of={Undo2} size={14} />
      <span>
        Reverted by {reverterName},{" "}
        <time dateTime={revertedAt}>{relativeTime(new Date(revertedAt), now)}</time>
      </span>
    </p>
  );
}
