import { Undo2 } from "lucide-react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Revert } from "@stemma/contract/version-shapes";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../../lib/time/use-now.ts";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { SmallStemma } from "./small-stemma.tsx";
import { VersionWords } from "./version-words.tsx";
import { messages } from "../messages.ts";
import styles from "./page-byline.module.css";

interface PageBylineProps {
  readonly view: Pick<PageView, "page" | "lastVersions" | "lastRevert">;
  readonly onOpenHistory: () => void;
}

/**
 * The published version's message, publisher and time, beside the small stemma; a click opens the version history.
 * The line below names the person who reverted to that version, if there was a revert. Nothing for a page that was
 * never published.
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
        <span className="visually-hidden">{messages.openHistory} </span>
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
        {messages.revertedBy(reverterName)}{" "}
        <time dateTime={revertedAt}>{relativeTime(new Date(revertedAt), now)}</time>
      </span>
    </p>
  );
}
