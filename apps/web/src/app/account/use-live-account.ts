import type { Account } from "@stemma/contract/accounts.contract";
import { useCallback, useEffect } from "react";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { useLive } from "../../lib/live/use-live.ts";
import { sessionEnd } from "../../lib/tabs/session-end.ts";

/** The most workspaces that a tab subscribes to: the server limits the topics of a connection. */
const workspacesMax = 200;

/**
 * Subscribes to the topics that matter on every screen: the person's own, the tab's organization, and the person's workspaces
 * in it.
 */
export function useLiveAccount(account: Account | undefined): void {
  const openDrafts = useOpenDrafts();
  // A tab with an open draft is not sent to sign in: the draft's status bar reports the ended session, and the text stays
  // on screen.
  const mayLeave = useCallback(() => openDrafts.sessions().length === 0, [openDrafts]);
  useLive(account?.user.id, mayLeave);
  useEffect(() => sessionEnd.keepScreenWhile(() => !mayLeave()), [mayLeave]);
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
