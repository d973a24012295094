import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useRecordRecent } from "../features/recents/use-record-recent.ts";
import { WorkspaceHeader } from "../features/workspaces/workspace-header.tsx";
import { WorkspacePages } from "../features/workspaces/workspace-pages.tsx";
import { orpc } from "../lib/api.ts";
import { useServerSettings } from "../lib/server-settings.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { Topbar } from "../ui/topbar.tsx";
import { useModals } from "./modal-context.ts";

/** A workspace and the pages it holds. */
export function WorkspaceScreen() {
  const { workspaceId } = useParams({ from: "/signed-in/workspace/$workspaceId" });
  const { data: workspace } = useSuspenseQuery(
    orpc.workspaces.get.queryOptions({ input: { workspaceId } }),
  );
  const { open } = useModals();
  useRecordRecent({ type: "workspace", id: workspaceId });
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar path={<span className="topbar-here">{workspace.workspaceName}</span>} />
      <main className="screen-column">
        <WorkspaceHeader
          workspace={workspace}
          onNewPage={() => open({ name: "new-page", workspaceId })}
        />
        <WorkspacePages workspaceId={workspaceId} />
      </main>
    </>
  );
}
