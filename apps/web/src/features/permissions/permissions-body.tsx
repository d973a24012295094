import type { ReactNode } from "react";
import type { Reader } from "@stemma/contract/permissions.contract";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import type { ListInParts } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { AddReader } from "./readers/add-reader.tsx";
import type { RoleChange } from "./readers/after-role-changes.ts";
import type { Resource } from "./visibility/resource.ts";
import styles from "./permissions-body.module.css";
import { messages } from "./messages.ts";
import { ReaderList } from "./readers/reader-list.tsx";
import { useRoleReduction } from "./use-role-reduction.tsx";
import { useRoleChanges } from "./readers/use-role-changes.ts";

/** The query that loads the readers. */
interface ReaderQuery extends ListInParts {
  readonly data: { readonly readers: readonly Reader[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface PermissionsBodyProps {
  readonly query: ReaderQuery;
  readonly resource: Resource;
  readonly mayManage: boolean;
  readonly send: (change: RoleChange) => Promise<void>;
  readonly refetch: (change: RoleChange) => Promise<void>;
  readonly explain: (error: unknown, change: RoleChange) => string;
  /** A link to the permissions of the workspace, where inherited roles are changed. */
  readonly workspaceLink?: ReactNode;
  /** Shown above the list: the object and its general access. */
  readonly children: ReactNode;
}

const nobody: readonly Reader[] = [];

/** The permissions of a page or workspace: general access, the readers by name, and a form that adds one. */
export function PermissionsBody(props: PermissionsBodyProps) {
  const { query, resource, mayManage, send, refetch, explain, workspaceLink, children } = props;
  const readers = query.data?.readers ?? nobody;
  const roles = useRoleChanges({ readers, resource, send, refetch, explain });
  const { refused, shown } = roles;
  const { change, question } = useRoleReduction(shown, resource, roles.change);
  if (query.data === undefined) {
    return query.error === null ? (
      <div className={styles["waiting"]}>
        <Loader />
      </div>
    ) : (
      <LoadFailure
        words={messages.failures.load(resource, failureWords(query.error))}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const isRefusalInList = shown.some(({ id }) => id === refused?.userId);
  return (
    <div className={styles["content"]}>
      {children}
      {mayManage && <AddReader onAdd={change} />}
      {refused !== null && !isRefusalInList && (
        <p role="alert" className={styles["refusal"]}>
          {refused.words}
        </p>
      )}
      <ReaderList
        heading={messages.readersOf[resource]}
        workspaceLink={workspaceLink}
        readers={shown}
        resource={resource}
        mayManage={mayManage}
        refused={refused}
        onChange={change}
        list={query}
      />
      <output className="visually-hidden">{roles.announcement}</output>
      {question}
    </div>
  );
}
