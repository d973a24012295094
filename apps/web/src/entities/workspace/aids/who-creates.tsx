import { useQuery } from "@tanstack/react-query";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import { orpc } from "../../../lib/api.ts";
import { listInWords } from "../../../lib/list-in-words.ts";
import { messages } from "./who-creates-messages.ts";
import styles from "./who-creates.module.css";

/** The most workspaces that are explained. */
const explainedMax = 3;

type Closed = Pick<ListedWorkspace, "id" | "workspaceName">;

/** The workspaces in which the person may edit and not create pages, each with who may. */
export function WhoCreates({ workspaces }: { readonly workspaces: readonly Closed[] }) {
  return (
    <ul className={styles["closed"]}>
      {workspaces.slice(0, explainedMax).map((workspace) => (
        <ClosedWorkspace key={workspace.id} workspace={workspace} />
      ))}
    </ul>
  );
}

function ClosedWorkspace({ workspace }: { readonly workspace: Closed }) {
  const { id: workspaceId, workspaceName } = workspace;
  const { data } = useQuery(orpc.workspaces.get.queryOptions({ input: { workspaceId } }));
  const names = data?.administratorNames ?? [];
  return (
    <li>
      {names.length === 0
        ? messages.onlyAdmins(workspaceName)
        : messages.onlyNamed(workspaceName, listInWords(names))}
    </li>
  );
}
