import { Link } from "@tanstack/react-router";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { Pill } from "../../../ui/buttons/pill.tsx";
import { messages } from "../messages.ts";
import styles from "./archived-version-state.module.css";

interface ArchivedVersionStateProps {
  readonly pageId: PageId;
  readonly versionId: VersionId;
  readonly publishedVersion: VersionId | null;
}

/** The state above the title of an archived version: it is read-only, with a link to the published version. */
export function ArchivedVersionState(props: ArchivedVersionStateProps) {
  const { pageId, versionId, publishedVersion } = props;
  const isPublished = versionId === publishedVersion;
  return (
    <div className="page-state">
      <Pill tone="plain">{messages.archived.pill}</Pill>
      {isPublished && <span>{messages.archived.isPublished}</span>}
      <Link className={styles["link"]} to="/page/$pageId" params={{ pageId }} search={{}}>
        {messages.archived.viewLatest}
      </Link>
      {!isPublished && publishedVersion !== null && (
        <Link
          className={styles["link"]}
          to="/page/$pageId"
          params={{ pageId }}
          search={{ compareTo: versionId }}
        >
          {messages.archived.compare}
        </Link>
      )}
    </div>
  );
}
