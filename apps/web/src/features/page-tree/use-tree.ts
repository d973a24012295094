import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OrganizationId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { useConfiguration } from "../../entities/configuration/use-configuration.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { moreRowId, treeRows } from "./tree-rows.ts";
import { useOpenRows } from "./use-open-rows.ts";
import { useReadRows } from "./use-read-rows.ts";

/**
 * The tree of the person's workspaces: its rows on screen, read level by level as they are opened. It follows what others change. At first
 * the person's own workspace is open. Whether 'More' is open is remembered with the
 * person's settings.
 */
export function useTree(organizationId: OrganizationId) {
  const list = useQuery(orpc.workspaces.list.queryOptions());
  const workspaces = list.data?.items ?? [];
  const { sidebarSettings, change } = useConfiguration();
  const [isMoreRevealed, setIsMoreRevealed] = useState(false);
  const isMoreOpen = sidebarSettings.isShowMuted || isMoreRevealed;
  const { open, setOpen } = useOpenRows(
    `tree-${organizationId}`,
    workspaces.filter(({ isPersonalWorkspace }) => isPersonalWorkspace).map(({ id }) => id),
  );
  const read = useReadRows((levels) =>
    treeRows({
      workspaces,
      open: isMoreOpen ? new Set([...open, moreRowId]) : open,
      ...levels,
    }),
  );
  useLiveTopics(
    workspaces.filter(({ id }) => open.has(id)).map(({ id }) => `workspace:${id}` as const),
  );
  return {
    ...read,
    isRead: list.data !== undefined,
    setOpen: (ids: readonly string[], isOpen: boolean) => {
      if (ids[0] !== moreRowId) return setOpen(ids, isOpen);
      setIsMoreRevealed(false);
      change({ sidebarSettings: { isShowMuted: isOpen } });
    },
    /** Opens what is above the page on screen. 'More' is opened for now: it stays as it was set. */
    reveal: (path: readonly string[]) => {
      if (path[0] === moreRowId) setIsMoreRevealed(true);
      setOpen(
        path.filter((id) => id !== moreRowId),
        true,
      );
    },
  };
}
