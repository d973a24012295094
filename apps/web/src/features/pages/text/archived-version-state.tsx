import { Link } from "@tanstack/react-router";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { Pill } from "../../../ui/buttons/pill.tsx";
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
      <Pill tone="plain">Archived Version</Pill>
      {isPublished && <span>This is the published version.</span>}
      <Link className={styles["link"]} to="/page/$pageId" params={{ pageId }} search={{}}>
        View Latest
      </Link>
      {!isPublished && publishedVersion !== null && (
        <Link
          className={styles["link"]}
          to="/page/$pageId"
          params={{ pageId }}
          search={{ compareTo: versionId }}
        >
          Compare with latest
        </Link>
      )}
    </div>
  );
}
