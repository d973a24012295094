import type { Account } from "@stemma/contract/accounts.contract";
import { useCallback } from "react";
import { useDraftDesk } from "../features/drafts/use-draft-desk.ts";
import { useLiveTopics } from "../lib/live/use-live-topics.ts";
import { useLive } from "../lib/live/use-live.ts";

/** How many of somebody's workspaces a tab follows at most; it can follow a few hundred things. */
const workspacesMax = 200;

/**
 * Follows what concerns every screen of a signed-in person: their own things, the organization in which the tab works, and
 * their workspaces in it.
 */
export function useLiveAccount(account: Account | undefined): void {
  const desk = useDraftDesk();
  // Whoever writes is told by the draft's own bar, and keeps the text before them.
  const mayLeave = useCallback(() => desk.sessions().length === 0, [desk]);
  useLive(account?.user.id, mayLeave);
  useLiveTopics(account === undefined ? [] : topicsOf(account));
}

function topicsOf({ user, organization }: Account) {
  const workspaces = organization.workspaceIds.slice(0, workspacesMax);
  return [
    `user:${user.id}` as const,
    `organization:${organization.id}` as const,
    ...workspaces.map((id) => `workspace:${id}` as const),
  ];
}
