import type { QueryKey } from "@tanstack/react-query";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { NotificationId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { useMarking } from "../../features/notifications/use-marking.ts";
import { receivedInvitationsQuery } from "../../features/invitations/received-invitations-query.ts";
import { useReceivedInvitations } from "../../features/invitations/use-received-invitations.ts";
import { requestsQuery } from "../../features/requests/requests-query.ts";
import { useRequests } from "../../features/requests/use-requests.ts";
import { orpc } from "../../lib/api.ts";
import type { RereadingQueryClient } from "../../lib/queries/rereading-query-client.ts";
import { setPinned } from "../../entities/page/set-pinned.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";
import { setWorkspaceSettings } from "../../features/workspaces/settings/set-workspace-settings.ts";
import { tickRow } from "../../flows/read-page/aids/tick-row.ts";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { changeConfiguration } from "../../entities/configuration/use-configuration.ts";

/** An optimistic change, and the cached answer that shows it. */
export interface OptimisticCase {
  readonly change: string;
  readonly queryKey: QueryKey;
  /** Whether the answer is the only part of a list that is read in parts. */
  readonly isPart?: true;
  /** The procedure that reads the answer, as in 'pages/get'. */
  readonly reads: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The procedure that makes the change. */
  readonly sends: string;
  /** Makes the change as the screen makes it. */
  readonly make: (queryClient: RereadingQueryClient) => Promise<unknown>;
}

export const pageId = "p" as PageId;
const workspaceId = "w" as WorkspaceId;
const item = { id: "n" as NotificationId, status: "unread" } as Notification;
const sidebarSettings = { isShowPinned: true, newPinInsertion: "top" };
/** An account whose sidebar shows the pins, or does not. */
export const accountWith = (isShowPinned: boolean) => ({
  user: { id: "u", firstName: "Old" },
  organization: { id: "o" },
  configuration: { id: "o", sidebarSettings: { ...sidebarSettings, isShowPinned } },
});

const blockId = "lamp" as BlockId;
/** A page with one box, in a workspace that publishes ticks at once. */
const pageWithBox = (isTicked: boolean) => {
  const attributes = isTicked ? { checked: true as const } : {};
  const row = makeBlock({ id: blockId, kind: "check", attributes }, []);
  return {
    page: { serializedEditorState: makeBody([row]) },
    workspace: { publishesChecks: true },
  };
};

/** Every optimistic change of the product. */
export const optimisticCases: readonly OptimisticCase[] = [
  {
    change: "pinning a page",
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
    reads: "pages/get",
    before: { isPinned: false },
    after: { isPinned: true },
    sends: "pins/update",
    make: (queryClient) => setPinned(queryClient, { type: "page", id: pageId }, true),
  },
  {
    change: "unpinning a workspace",
    queryKey: orpc.workspaces.get.queryKey({ input: { workspaceId } }),
    reads: "workspaces/get",
    before: { isPinned: true },
    after: { isPinned: false },
    sends: "pins/update",
    make: (queryClient) => setPinned(queryClient, { type: "workspace", id: workspaceId }, false),
  },
  {
    change: "the mark of a pin among the recent items",
    queryKey: orpc.recents.list.queryKey(),
    reads: "recents/list",
    before: { items: [{ id: pageId, isPinned: true }] },
    after: { items: [{ id: pageId, isPinned: false }] },
    sends: "pins/update",
    make: (queryClient) => setPinned(queryClient, { type: "page", id: pageId }, false),
  },
  {
    change: "subscribing to a page",
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
    reads: "pages/get",
    before: { isSubscribed: false },
    after: { isSubscribed: true },
    sends: "pages/subscribe",
    make: (queryClient) => setSubscribed(queryClient, { type: "page", id: pageId }, true),
  },
  {
    change: "ending the subscription to a workspace",
    queryKey: orpc.workspaces.get.queryKey({ input: { workspaceId } }),
    reads: "workspaces/get",
    before: { isSubscribed: true },
    after: { isSubscribed: false },
    sends: "subscriptions/update",
    make: (queryClient) =>
      setSubscribed(queryClient, { type: "workspace", id: workspaceId }, false),
  },
  {
    change: "ticking a box",
    queryKey: orpc.pages.get.queryKey({ input: { pageId } }),
    reads: "pages/get",
    before: pageWithBox(false),
    after: pageWithBox(true),
    sends: "drafts/tickRow",
    make: (queryClient) =>
      tickRow(queryClient, { pageId, blockId, isChecked: true, previousNode: "v" as VersionId }),
  },
  {
    change: "the setting of a workspace",
    queryKey: orpc.workspaces.get.queryKey({ input: { workspaceId } }),
    reads: "workspaces/get",
    before: { publishesChecks: false },
    after: { publishesChecks: true },
    sends: "workspaces/changeSettings",
    make: (queryClient) =>
      setWorkspaceSettings(queryClient, workspaceId, { publishesChecks: true }),
  },
  {
    change: "a setting",
    queryKey: orpc.accounts.current.queryKey(),
    reads: "accounts/current",
    before: accountWith(true),
    after: accountWith(false),
    sends: "settings/updateConfiguration",
    make: (queryClient) =>
      changeConfiguration(queryClient, { sidebarSettings: { isShowPinned: false } }),
  },
  {
    change: "marking a notification as read",
    queryKey: orpc.notifications.list.queryKey({ input: {} }),
    reads: "notifications/list",
    before: { items: [item], nextCursor: null },
    after: { items: [{ ...item, status: "read" }], nextCursor: null },
    sends: "notifications/mark",
    make: (queryClient) => runHook(queryClient, useMarking).current().mark([item], "read"),
  },
  {
    change: "declining a request",
    queryKey: requestsQuery().queryKey,
    isPart: true,
    reads: "requests/list",
    before: { items: [{ id: "r", asker: { name: "Ann" } }], nextCursor: null, count: 1 },
    after: { items: [], nextCursor: null, count: 0 },
    sends: "requests/decide",
    make: async (queryClient) => {
      const request = { id: "r", asker: { name: "Ann" } } as never;
      await runHook(queryClient, useRequests).current().decide(request, { decision: "decline" });
    },
  },
  {
    change: "declining an invitation",
    queryKey: receivedInvitationsQuery().queryKey,
    isPart: true,
    reads: "invitations/mine",
    before: { items: [{ id: "i", organizationName: "Acme" }], nextCursor: null, count: 1 },
    after: { items: [], nextCursor: null, count: 0 },
    sends: "invitations/answerMine",
    make: async (queryClient) => {
      const invitation = { id: "i", organizationName: "Acme" } as never;
      await runHook(queryClient, useReceivedInvitations).current().answer(invitation, "decline");
    },
  },
];

/** The case with this name; throws if there is none. */
export function caseOf(change: string): OptimisticCase {
  const found = optimisticCases.find((each) => each.change === change);
  if (found === undefined) throw new Error(`There is no case '${change}'.`);
  return found;
}
