import { useQuery } from "@tanstack/react-query";
import { AllWorkspaces } from "../../features/workspaces/list/all-workspaces.tsx";
import { DeletedWorkspaces } from "../../features/workspaces/list/deleted-workspaces.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import styles from "../list-screen.module.css";
import { Screen } from "../screen.tsx";
import { messages } from "./messages.ts";

/** Every workspace of the active organization that the person can see, and the deleted ones that they can restore. */
export function WorkspacesScreen() {
  const workspaces = useQuery(orpc.workspaces.list.queryOptions());
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
            <AllWorkspaces workspaces={workspaces.data.items} />
            <DeletedWorkspaces />
          </>
        )}
      </div>
    </Screen>
  );
}
