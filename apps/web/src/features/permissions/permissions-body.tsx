import type { ReactNode } from "react";
import type { Reader } from "@stemma/contract/permissions.contract";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { AddReader } from "./readers/add-reader.tsx";
import type { RoleChange } from "./readers/after-role-changes.ts";
import type { Ground } from "./sight/ground.ts";
import styles from "./permissions-body.module.css";
import { ReaderList } from "./readers/reader-list.tsx";
import { useAskingFirst } from "./use-asking-first.tsx";
import { useRoleChanges } from "./readers/use-role-changes.ts";

/** The query that loads the readers. */
interface ReaderQuery {
  readonly data: { readonly readers: readonly Reader[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface PermissionsBodyProps {
  readonly query: ReaderQuery;
  readonly ground: Ground;
  readonly mayManage: boolean;
  readonly send: (change: RoleChange) => Promise<void>;
  readonly readAgain: (change: RoleChange) => Promise<void>;
  readonly explain: (error: unknown, change: RoleChange) => string;
  /** A link to the place where inherited roles are changed. */
  readonly elsewhere?: ReactNode;
  /** Shown above the list: the object and its general access. */
  readonly children: ReactNode;
}

const nobody: readonly Reader[] = [];

/** The permissions of a page or workspace: general access, the readers by name, and a form that adds one. */
export function PermissionsBody(props: PermissionsBodyProps) {
  const { query, ground, mayManage, send, readAgain, explain, elsewhere, children } = props;
  const readers = query.data?.readers ?? nobody;
  const roles = useRoleChanges({ readers, ground, send, readAgain, explain });
  const { refused, shown } = roles;
  const { change, question } = useAskingFirst(shown, ground, roles.change);
  if (query.data === undefined) {
    return query.error === null ? (
      <div className={styles["waiting"]}>
        <Loader />
      </div>
    ) : (
      <LoadFailure
        words={`Who sees this ${ground} can't be shown. ${failureWords(query.error)}`}
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
        heading={ground === "page" ? "Who sees it" : "Who is here"}
        elsewhere={elsewhere}
        readers={shown}
        ground={ground}
        mayManage={mayManage}
        refused={refused}
        onChange={change}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
      <output className="visually-hidden">{roles.said}</output>
      {question}
    </div>
  );
}
