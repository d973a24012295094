import type { ReactNode } from "react";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { Pill } from "../../../ui/buttons/pill.tsx";
import { TextLink } from "../../../ui/buttons/text-link.tsx";
import { messages } from "../messages.ts";
import styles from "./archived-version-state.module.css";

interface ArchivedVersionStateProps {
  readonly pageId: PageId;
  readonly versionId: VersionId;
  readonly publishedVersion: VersionId | null;
  /** Other actions, behind the links. */
  readonly children?: ReactNode;
}

/** The state above the title of an archived version: it is read-only, with a link to the published version. */
export function ArchivedVersionState(props: ArchivedVersionStateProps) {
  const { pageId, versionId, publishedVersion, children } = props;
  const isPublished = versionId === publishedVersion;
  return (
    <div className="page-state">
      <Pill tone="plain">{messages.archived.pill}</Pill>
      {isPublished && <span>{messages.archived.isPublished}</span>}
      <TextLink className={styles["link"]} to="/page/$pageId" params={{ pageId }} search={{}}>
        {messages.archived.viewLatest}
      </TextLink>
      {!isPublished && publishedVersion !== null && (
        <TextLink
          className={styles["link"]}
          to="/page/$pageId"
          params={{ pageId }}
          search={{ compareTo: versionId }}
        >
          {messages.archived.compare}
        </TextLink>
      )}
      {children}
    </div>
  );
}
