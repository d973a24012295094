import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { AllWorkspaces } from "../../features/workspaces/list/all-workspaces.tsx";
import { useUnreadCounts } from "../../features/workspaces/list/use-unread-counts.ts";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import styles from "../list-screen.module.css";
import { Screen } from "../screen.tsx";
import { messages } from "./messages.ts";

/** Every workspace of the active organization that the person can see, and the way to the deleted ones. */
export function WorkspacesScreen() {
  const workspaces = useQuery(orpc.workspaces.list.queryOptions());
  const unread = useUnreadCounts();
  return (
    <Screen title={messages.all}>
      <div className={styles["list"]}>
        {workspaces.isPending ? (
          <Loader />
        ) : workspaces.isError ? (
          <LoadFailure
            words={failureWords(workspaces.error)}
            onRetry={() => void workspaces.refetch()}
          />
        ) : (
          <>
            <AllWorkspaces workspaces={workspaces.data.items} unread={unread} />
            <p className={styles["more"]}>
              <LinkButton kind="quiet" to="/trash">
                <Icon of={Trash2} />
                {messages.trash}
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </Screen>
  );
}
