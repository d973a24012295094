import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrganizationId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { useConfiguration } from "../../entities/configuration/use-configuration.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { moreRowId, treeRows, type LevelPart } from "./tree-rows.ts";
import { useOpenRows } from "./use-open-rows.ts";

/** How many pages of a level are read at once. */
const partSize = 100;

/** The call for a part of a level. */
const queryOf = ({ cursor, ...level }: LevelPart) =>
  orpc.pages.level.queryOptions({
    input: { ...level, limit: partSize, ...(cursor !== null && { cursor }) },
  });

/**
 * The tree of the person's workspaces: its rows on screen, read level by level as they are opened. It follows what others change. At first
 * the person's own workspace is open. Whether 'More' is open is remembered with the person's settings.
 */
export function useTree(organizationId: OrganizationId) {
  const queryClient = useQueryClient();
  const list = useQuery(orpc.workspaces.list.queryOptions());
  const workspaces = list.data?.items ?? [];
  const { sidebarSettings, change } = useConfiguration();
  const { open, setOpen } = useOpenRows(
    organizationId,
    workspaces.filter(({ isPersonalWorkspace }) => isPersonalWorkspace).map(({ id }) => id),
  );
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map());
  const { rows, wanted } = treeRows({
    workspaces,
    open: sidebarSettings.isShowMuted ? new Set([...open, moreRowId]) : open,
    parts,
    read: (part) => queryClient.getQueryData(queryOf(part).queryKey),
  });
  const answers = useQueries({ queries: wanted.map(queryOf) });
  useLiveTopics(
    workspaces.filter(({ id }) => open.has(id)).map(({ id }) => `workspace:${id}` as const),
  );
  const failed = answers.find(({ error, data }) => error !== null && data === undefined);
  return {
    isRead: list.data !== undefined,
    rows,
    setOpen: (ids: readonly string[], isOpen: boolean) => {
      if (ids[0] === moreRowId) change({ sidebarSettings: { isShowMuted: isOpen } });
      else setOpen(ids, isOpen);
    },
    showMore: (levelId: string) =>
      setParts((known) => new Map(known).set(levelId, (known.get(levelId) ?? 1) + 1)),
    failure: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
