import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";

/** What was opened. */
type Opened =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** Records that a page or workspace was opened, once for each time it is. A failure costs an entry in a list, so it is not told. */
export function useRecordRecent({ type, id }: Opened): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const record = async () => {
      await api.recents.add({ type, id } as Opened);
      const known = queryClient.getQueryData(orpc.recents.list.queryKey());
      if (known?.items[0]?.id === id) return;
      await queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
    };
    record().catch(() => undefined);
  }, [queryClient, type, id]);
}
