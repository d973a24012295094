import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Notebook } from "lucide-react";
import type { DeletedWorkspace } from "@stemma/contract/workspaces.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { dayOf } from "../../../lib/time/short-date.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { ListSection } from "../../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { restoreWorkspace } from "../settings/delete-with-undo.ts";
import styles from "./deleted-workspaces.module.css";
import { messages } from "./messages.ts";

/** The deleted workspaces that the person can restore. Draws nothing if there are none. */
export function DeletedWorkspaces() {
  const { data, error, refetch } = useQuery(orpc.workspaces.deleted.queryOptions());
  const items = data?.items ?? [];
  const now = useNow(items.map(({ deletedAt }) => deletedAt));
  if (error !== null) {
    return (
      <LoadFailure
        words={messages.deleted.notLoaded(failureWords(error))}
        onRetry={() => void refetch()}
      />
    );
  }
  if (items.length === 0) return null;
  return (
    <ListSection heading={messages.deleted.heading}>
      <ul>
        {items.map((workspace) => (
          <DeletedRow key={workspace.id} workspace={workspace} now={now} />
        ))}
      </ul>
    </ListSection>
  );
}

/** A deleted workspace: who deleted it and when, until when it can be restored, and the button for it. */
function DeletedRow({ workspace, now }: { readonly workspace: DeletedWorkspace; now: Date }) {
  const { id, workspaceName, icon, deletedAt, deletedBy, goneAt } = workspace;
  const queryClient = useQueryClient();
  const { run, isRunning, error } = useSingleFlight(() => restoreWorkspace(queryClient, id));
  const words = messages.deleted;
  return (
    <li className={styles["row"]}>
      <ItemMark icon={Notebook} emoji={icon} className={styles["icon"]} />
      <div className={styles["words"]}>
        <p className={styles["name"]}>{workspaceName}</p>
        <p className={styles["detail"]}>
          {words.by(deletedBy, relativeTime(new Date(deletedAt), now))}
          <br />
          {words.until(dayOf(goneAt, now))}
        </p>
        {error !== null && <Notice tone="error">{words.notRestored(failureWords(error))}</Notice>}
      </div>
      <Button
        aria-label={words.restoreNamed(workspaceName)}
        disabled={isRunning}
        onClick={() => void run()}
      >
        {words.restore}
      </Button>
    </li>
  );
}
