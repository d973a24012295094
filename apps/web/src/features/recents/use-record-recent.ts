import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";

/** The opened item. */
type Opened =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** Records once per visit that a page or workspace was opened. A failure costs only a list entry, so it is ignored. */
export function useRecordRecent({ type, id }: Opened): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const record = async () => {
      const shown =
        type === "page"
          ? queryClient.getQueryData(orpc.pages.get.queryKey({ input: { pageId: id as PageId } }))
          : undefined;
      const shownVersion = shown?.page.publishedVersion ?? undefined;
      await api.recents.add({ type, id, shownVersion } as Opened);
      const known = queryClient.getQueryData(orpc.recents.list.queryKey());
      if (known?.items[0]?.id === id) return;
      await queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
    };
    record().catch(() => undefined);
  }, [queryClient, type, id]);
}
