import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import type { Reader } from "@stemma/contract/permissions.contract";
import { orpc } from "../../../lib/api.ts";
import { LoadNextPart, type ListInParts } from "../../../ui/messages/load-next-part.tsx";
import type { RoleChange } from "./after-role-changes.ts";
import type { Resource } from "../visibility/resource.ts";
import { ReaderRow } from "./reader-row.tsx";
import styles from "./reader-list.module.css";
import type { RefusedChange } from "./use-role-changes.ts";

interface ReaderListProps {
  readonly heading: string;
  /** A link to the permissions of the workspace, where inherited roles are changed. */
  readonly workspaceLink?: ReactNode;
  readonly readers: readonly Reader[];
  readonly resource: Resource;
  readonly mayManage: boolean;
  readonly refused: RefusedChange | null;
  readonly onChange: (change: RoleChange) => void;
  /** The list that they are from. */
  readonly list: ListInParts;
}

/** All people who can see a page or workspace, by name. */
export function ReaderList(props: ReaderListProps) {
  const { heading, workspaceLink, readers, resource, mayManage, refused, onChange } = props;
  const headingId = useId();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  return (
    <section aria-labelledby={headingId}>
      <div className={styles["head"]}>
        <h3 id={headingId} className={styles["heading"]}>
          {heading}
        </h3>
        {workspaceLink}
      </div>
      <ul className={styles["list"]}>
        {readers.map((reader) => (
          <ReaderRow
            key={reader.id}
            reader={reader}
            resource={resource}
            isYou={reader.id === account?.user.id}
            mayManage={mayManage}
            refusal={refused?.userId === reader.id ? refused.words : undefined}
            onRole={(role) => {
              const { id, name, email } = reader;
              onChange({ person: { id, name, email }, role });
            }}
          />
        ))}
      </ul>
      <LoadNextPart list={props.list} />
    </section>
  );
}
