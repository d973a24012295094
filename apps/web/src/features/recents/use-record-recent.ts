import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";

/** Records that a workspace was opened, once for each time it is. A failure costs an entry in a list, so it is not told. */
export function useRecordRecent(workspaceId: WorkspaceId): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const record = async () => {
      await api.recents.add({ type: "workspace", id: workspaceId });
      await queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
    };
    record().catch(() => undefined);
  }, [queryClient, workspaceId]);
}
