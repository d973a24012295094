import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { recordBeforeReading } from "./recents-query.ts";

/** The opened item; `shownVersion` is the version on screen, undefined if it is a draft. */
type Opened =
  | { readonly type: "page"; readonly id: PageId; readonly shownVersion: VersionId | undefined }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** Records once per visit that a page or workspace was opened. A failure costs only a list entry, so it is ignored. */
export function useRecordRecent(opened: Opened): void {
  const queryClient = useQueryClient();
  const record = useEffectEvent(async (id: PageId | WorkspaceId) => {
    const recorded = api.recents.add(opened);
    const recording = recordBeforeReading(recorded);
    await recorded;
    if (recording.isAwaited) return;
    const known = queryClient.getQueryData(orpc.recents.list.queryKey());
    if (known?.items[0]?.id === id) return;
    await queryClient.invalidateQueries({ queryKey: orpc.recents.key() });
  });
  useEffect(() => {
    record(opened.id).catch(() => undefined);
  }, [opened.id]);
}
