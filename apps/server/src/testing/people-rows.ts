import type { IsolationRow } from "./isolation-row.ts";

/** The rows of the isolation test for members, invitations, requests, permissions and notifications. */
export const peopleRows: Record<string, IsolationRow> = {
  "audit.list": {
    refusal: ["NOT_IN_ORGANIZATION", "NOT_ALLOWED"],
    call: (client, _, { owner }) =>
      // Without sign-ins: whoever compares answers signs in to get them.
      client.audit.list({
        organizationId: owner.account.organization.id,
        category: "invitations",
      }),
  },
  "members.list": {
    // Members can see the other members of their organization.
    refusal: "own",
    call: (client) => client.members.list({}),
  },
  "members.update": {
    refusal: ["NOT_ALLOWED", "NOT_FOUND"],
    call: (client, _, { owner }) =>
      client.members.update({ userId: owner.account.user.id, role: "user" }),
  },
  "members.remove": {
    refusal: ["NOT_ALLOWED", "NOT_FOUND"],
    call: (client, _, { owner }) => client.members.remove({ userId: owner.account.user.id }),
  },
  "members.leave": {
    // The colleague joins again at once, because the other rows need a colleague.
    refusal: ["LAST_ADMINISTRATOR"],
    mayColleague: true,
    call: async (client, _, { joinAgain }) => {
      const answer = await client.members.leave();
      await joinAgain();
      return answer;
    },
  },
  "invitations.list": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.invitations.list({ workspaceId }),
  },
  "invitations.create": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.invitations.create({
        emails: ["accomplice@example.com"],
        into: { type: "workspace", workspaceId, role: "administrator" },
      }),
  },
  "invitations.renew": {
    refusal: ["NOT_FOUND", "NOT_ALLOWED"],
    call: (client, { invitationId }) => client.invitations.renew({ invitationId }),
  },
  "invitations.revoke": {
    refusal: ["NOT_FOUND", "NOT_ALLOWED"],
    call: (client, { invitationId }) => client.invitations.revoke({ invitationId }),
  },
  "invitations.read": {
    refusal: ["NOT_FOUND"],
    isForAnybody: true,
    call: (client, { invitationId }) => client.invitations.read({ token: invitationId }),
  },
  "invitations.answer": {
    refusal: ["NOT_FOUND"],
    isForAnybody: true,
    call: (client, { invitationId }) =>
      client.invitations.answer({ token: invitationId, answer: "accept" }),
  },
  "invitations.mine": { refusal: "own", call: (client) => client.invitations.mine({}) },
  "invitations.answerMine": {
    refusal: ["NOT_FOUND"],
    call: (client, { invitationId }) =>
      client.invitations.answerMine({ invitationId, answer: "accept" }),
  },
  "requests.join": {
    refusal: "own",
    call: (client, _, { owner }) => client.requests.join({ email: owner.email }),
  },
  "requests.confirm": {
    refusal: ["LINK_INVALID"],
    call: (client) => client.requests.confirm({ token: "guessed" }),
  },
  "requests.ask": {
    refusal: "own",
    call: (client, { pageId: id }) => client.requests.ask({ item: { type: "page", id } }),
  },
  "requests.list": { refusal: "own", call: (client) => client.requests.list({}) },
  "requests.decide": {
    refusal: ["NOT_FOUND"],
    call: (client, { requestId }) => client.requests.decide({ requestId, decision: "approve" }),
  },
  "permissions.pageReaders": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.permissions.pageReaders({ pageId }),
  },
  "permissions.restrictPage": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.permissions.restrictPage({ pageId, isRestricted: true }),
  },
  "permissions.setPageRole": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }, { owner }) =>
      client.permissions.setPageRole({ pageId, userId: owner.account.user.id, role: null }),
  },
  "permissions.workspaceReaders": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.permissions.workspaceReaders({ workspaceId }),
  },
  "permissions.openWorkspace": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.permissions.openWorkspace({ workspaceId, organizationRole: "editor" }),
  },
  "permissions.setWorkspaceRole": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }, { owner }) =>
      client.permissions.setWorkspaceRole({
        workspaceId,
        userId: owner.account.user.id,
        role: null,
      }),
  },
  "notifications.list": { refusal: "own", call: (client) => client.notifications.list({}) },
  "notifications.count": { refusal: "own", call: (client) => client.notifications.count() },
  "notifications.mark": {
    // Marking ignores other people's notifications and does not reveal them.
    refusal: "own",
    call: (client, { notificationId }) =>
      client.notifications.mark({ notificationIds: [notificationId], status: "read" }),
  },
  "notifications.markAllRead": {
    refusal: "own",
    call: (client) => client.notifications.markAllRead({ until: new Date().toISOString() }),
  },
  "notifications.unsubscribeMail": {
    refusal: ["LINK_INVALID"],
    isForAnybody: true,
    call: (client, _, { owner }) =>
      client.notifications.unsubscribeMail({ token: owner.account.user.id }),
  },
  "subscriptions.pages": { refusal: "own", call: (client) => client.subscriptions.pages({}) },
  "subscriptions.workspaces": {
    refusal: "own",
    call: (client) => client.subscriptions.workspaces({}),
  },
  "subscriptions.users": { refusal: "own", call: (client) => client.subscriptions.users({}) },
  "subscriptions.update": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId: id }) =>
      client.subscriptions.update({ item: { type: "workspace", id }, action: "subscribe" }),
  },
};
