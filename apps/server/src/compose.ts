import { createAccessStore } from "./access/access.store.ts";
import { createAccountViewStore } from "./accounts/account-view.store.ts";
import { createAccountStore } from "./accounts/account.store.ts";
import { createAttemptStore } from "./accounts/attempt.store.ts";
import type { Authentication } from "./accounts/authentication.ts";
import { confirmEmailChange, requestEmailChange } from "./accounts/change-email.ts";
import { deleteAccount, previewDeletion } from "./accounts/delete-account.ts";
import { createDeletionPreviewStore } from "./accounts/deletion-preview.store.ts";
import { createDeletionStore } from "./accounts/deletion.store.ts";
import { createEmailChangeStore } from "./accounts/email-change.store.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  readSignInMethods,
} from "./accounts/manage-sessions.ts";
import { createSessionStore } from "./accounts/session.store.ts";
import { openAccount } from "./accounts/open-account.ts";
import { readAccount } from "./accounts/read-account.ts";
import { createConfigurationStore } from "./configurations/configuration.store.ts";
import { createDraftListStore } from "./drafts/draft-list.store.ts";
import { createDraftStore } from "./drafts/draft.store.ts";
import { deleteDraft } from "./drafts/delete-draft.ts";
import { listDrafts } from "./drafts/list-drafts.ts";
import { publishDraft } from "./drafts/publish-draft.ts";
import { readDraft } from "./drafts/read-draft.ts";
import { saveDraft } from "./drafts/save-draft.ts";
import { startDraft } from "./drafts/start-draft.ts";
import type { UseCases } from "./router.ts";
import { createLiveAccessStore } from "./live/live-access.store.ts";
import { createLiveSoon } from "./live/live-soon.ts";
import { createLiveStore } from "./live/live.store.ts";
import { createInvitationListStore } from "./invitations/invitation-list.store.ts";
import { createInvitationStore } from "./invitations/invitation.store.ts";
import {
  answerInvitation,
  answerMyInvitation,
  listMyInvitations,
  readInvitation,
} from "./invitations/answer-invitation.ts";
import { invite } from "./invitations/invite.ts";
import {
  listInvitations,
  renewInvitation,
  revokeInvitation,
} from "./invitations/manage-invitations.ts";
import { listMembers } from "./members/list-members.ts";
import { createMemberListStore } from "./members/member-list.store.ts";
import { leaveOrganization, removeMember } from "./members/remove-member.ts";
import { updateMember } from "./members/update-member.ts";
import { countNotifications, listNotifications } from "./notifications/list-notifications.ts";
import { mailNotifications } from "./notifications/mail-notifications.ts";
import { createMailQueueStore } from "./notifications/mail-queue.store.ts";
import { markAllNotificationsRead, markNotifications } from "./notifications/mark-notifications.ts";
import { createNotificationListStore } from "./notifications/notification-list.store.ts";
import { createNotificationStore } from "./notifications/notification.store.ts";
import { unsubscribeMail } from "./notifications/unsubscribe-mail.ts";
import { createSignedTokens } from "./platform/signed-token.ts";
import {
  listPageSubscriptions,
  listUserSubscriptions,
  listWorkspaceSubscriptions,
} from "./subscriptions/list-subscriptions.ts";
import { createSubscriptionListStore } from "./subscriptions/subscription-list.store.ts";
import { createSubscriptionStore } from "./subscriptions/subscription.store.ts";
import { updateSubscription } from "./subscriptions/update-subscription.ts";
import { createPageMembersStore } from "./pages/page-members.store.ts";
import { listPageReaders, restrictPage, setPageRole } from "./permissions/page-permissions.ts";
import { createReadersStore } from "./permissions/readers.store.ts";
import {
  listWorkspaceReaders,
  openWorkspace,
  setWorkspaceRole,
} from "./permissions/workspace-permissions.ts";
import type { Mailer } from "./platform/mailer/mailer.ts";
import { askForAccess } from "./requests/ask-for-access.ts";
import { decideRequest, listRequests } from "./requests/decide-request.ts";
import { confirmAddress, joinExisting } from "./requests/join-existing.ts";
import { createRequestListStore } from "./requests/request-list.store.ts";
import { createRequestStore } from "./requests/request.store.ts";
import { createWorkspaceMembersStore } from "./workspaces/workspace-members.store.ts";
import { activateOrganization } from "./organizations/activate-organization.ts";
import { createOrganization } from "./organizations/create-organization.ts";
import { listOrganizations } from "./organizations/list-organizations.ts";
import { createOrganizationStore } from "./organizations/organization.store.ts";
import { renameOrganization } from "./organizations/rename-organization.ts";
import { copyPage } from "./pages/copy-page.ts";
import { createPage } from "./pages/create-page.ts";
import { deletePage } from "./pages/delete-page.ts";
import { movePage, previewMove } from "./pages/move-page.ts";
import { createPageReadersStore } from "./pages/page-readers.store.ts";
import { createPageViewStore } from "./pages/page-view.store.ts";
import { createPageStore } from "./pages/page.store.ts";
import { readPage } from "./pages/read-page.ts";
import { restorePage } from "./pages/restore-page.ts";
import { subscribeToPage } from "./pages/subscribe-to-page.ts";
import { listPins } from "./pins/list-pins.ts";
import { createPinListStore } from "./pins/pin-list.store.ts";
import { createPinStore } from "./pins/pin.store.ts";
import { reorderPins } from "./pins/reorder-pins.ts";
import { updatePin } from "./pins/update-pin.ts";
import type { Clock } from "./platform/clock.ts";
import type { Pool, Sql } from "./platform/database/connect.ts";
import { createTransaction } from "./platform/database/transaction.ts";
import type { Ids } from "./platform/ids.ts";
import { supply } from "./platform/use-case.ts";
import { addRecent } from "./recents/add-recent.ts";
import { listRecents } from "./recents/list-recents.ts";
import { createRecentListStore } from "./recents/recent-list.store.ts";
import { createRecentStore } from "./recents/recent.store.ts";
import { listVersions, readVersion } from "./versions/read-history.ts";
import { revertPage } from "./versions/revert-page.ts";
import { createVersionHistoryStore } from "./versions/version-history.store.ts";
import { createVersionStore } from "./versions/version.store.ts";
import { indexMissingPages } from "./search/index-missing-pages.ts";
import { createPageSearchStore } from "./search/page-search.store.ts";
import { searchBodies } from "./search/search-bodies.ts";
import { searchTitles } from "./search/search-titles.ts";
import { createSearchNamesStore } from "./search/search-names.store.ts";
import { createSearchTextsStore } from "./search/search-texts.store.ts";
import { createSearchStore } from "./search/search.store.ts";
import { updateConfiguration } from "./settings/update-configuration.ts";
import { updateUser } from "./settings/update-user.ts";
import { createWorkspace } from "./workspaces/create-workspace.ts";
import { listWorkspaces } from "./workspaces/list-workspaces.ts";
import { listWorkspacePages, readWorkspace } from "./workspaces/read-workspace.ts";
import { renameWorkspace } from "./workspaces/rename-workspace.ts";
import { createWorkspaceStore } from "./workspaces/workspace.store.ts";

function createStores(sql: Sql) {
  const workspaceMembers = createWorkspaceMembersStore(sql);
  return {
    access: createAccessStore(sql),
    accounts: createAccountStore(sql),
    attempts: createAttemptStore(sql),
    sessions: createSessionStore(sql),
    emailChanges: createEmailChangeStore(sql),
    deletion: createDeletionStore(sql),
    deletionPreview: createDeletionPreviewStore(sql),
    organizations: createOrganizationStore(sql),
    configurations: createConfigurationStore(sql),
    workspaces: { ...createWorkspaceStore(sql), ...workspaceMembers },
    workspaceMembers,
    pageMembers: createPageMembersStore(sql),
    invitations: createInvitationStore(sql),
    requests: createRequestStore(sql),
    notifications: createNotificationStore(sql),
    subscriptions: createSubscriptionStore(sql),
    mailQueue: createMailQueueStore(sql),
    pages: createPageStore(sql),
    drafts: createDraftStore(sql),
    draftList: createDraftListStore(sql),
    versions: createVersionStore(sql),
    recents: createRecentStore(sql),
    pins: createPinStore(sql),
    pageSearch: createPageSearchStore(sql),
    live: createLiveStore(sql),
  };
}

/** Supplies every use case with its stores, once: the product without HTTP. */
export function compose(platform: {
  sql: Pool;
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  /** Signs the links that end notification mail. */
  secret: string;
  authentication: Pick<Authentication, "checkPassword" | "sessionsEnded">;
  productName: string;
  /** The origin under which links in mails lead here. */
  publicUrl: string;
}) {
  const { sql, secret, authentication, ...rest } = platform;
  const access = createAccessStore(sql);
  const stores = createStores(sql);
  const needs = {
    ...rest,
    ...authentication,
    ...stores,
    organizationNames: stores.organizations,
    memberList: createMemberListStore(sql),
    notificationList: createNotificationListStore(sql),
    subscriptionList: createSubscriptionListStore(sql),
    mailTokens: createSignedTokens(secret, "notification mail"),
    invitationList: createInvitationListStore(sql),
    requestList: createRequestListStore(sql),
    permissionReaders: createReadersStore(sql),
    access,
    accountViews: createAccountViewStore(sql),
    pageViews: createPageViewStore(sql),
    recentList: createRecentListStore(sql),
    pinList: createPinListStore(sql),
    readers: createPageReadersStore(sql),
    history: createVersionHistoryStore(sql),
    search: createSearchStore(sql),
    searchNames: createSearchNamesStore(sql),
    searchTexts: createSearchTextsStore(sql),
    liveSoon: createLiveSoon((events) => createLiveStore(sql).tell(events)),
    transaction: createTransaction(sql, createStores),
  };
  const useCases: UseCases = {
    openAccount: supply(openAccount, needs),
    listSessions: supply(listSessions, needs),
    endSession: supply(endSession, needs),
    endOtherSessions: supply(endOtherSessions, needs),
    readSignInMethods: supply(readSignInMethods, needs),
    requestEmailChange: supply(requestEmailChange, needs),
    confirmEmailChange: supply(confirmEmailChange, needs),
    previewDeletion: supply(previewDeletion, needs),
    deleteAccount: supply(deleteAccount, needs),
    readAccount: supply(readAccount, needs),
    listWorkspaces: supply(listWorkspaces, needs),
    readWorkspace: supply(readWorkspace, needs),
    listWorkspacePages: supply(listWorkspacePages, needs),
    createWorkspace: supply(createWorkspace, needs),
    renameWorkspace: supply(renameWorkspace, needs),
    readPage: supply(readPage, needs),
    createPage: supply(createPage, needs),
    deletePage: supply(deletePage, needs),
    restorePage: supply(restorePage, needs),
    previewMove: supply(previewMove, needs),
    movePage: supply(movePage, needs),
    copyPage: supply(copyPage, needs),
    listDrafts: supply(listDrafts, needs),
    readDraft: supply(readDraft, needs),
    startDraft: supply(startDraft, needs),
    saveDraft: supply(saveDraft, needs),
    publishDraft: supply(publishDraft, needs),
    deleteDraft: supply(deleteDraft, needs),
    listVersions: supply(listVersions, needs),
    readVersion: supply(readVersion, needs),
    revertPage: supply(revertPage, needs),
    listOrganizations: supply(listOrganizations, needs),
    activateOrganization: supply(activateOrganization, needs),
    createOrganization: supply(createOrganization, needs),
    renameOrganization: supply(renameOrganization, needs),
    updateUser: supply(updateUser, { ...needs, readAccount: supply(readAccount, needs) }),
    updateConfiguration: supply(updateConfiguration, {
      ...needs,
      readAccount: supply(readAccount, needs),
    }),
    listPins: supply(listPins, needs),
    updatePin: supply(updatePin, needs),
    reorderPins: supply(reorderPins, needs),
    subscribeToPage: supply(subscribeToPage, needs),
    listRecents: supply(listRecents, needs),
    addRecent: supply(addRecent, needs),
    searchTitles: supply(searchTitles, needs),
    searchBodies: supply(searchBodies, needs),
    listMembers: supply(listMembers, needs),
    listNotifications: supply(listNotifications, needs),
    countNotifications: supply(countNotifications, needs),
    markNotifications: supply(markNotifications, needs),
    markAllNotificationsRead: supply(markAllNotificationsRead, needs),
    unsubscribeMail: supply(unsubscribeMail, needs),
    listPageSubscriptions: supply(listPageSubscriptions, needs),
    listWorkspaceSubscriptions: supply(listWorkspaceSubscriptions, needs),
    listUserSubscriptions: supply(listUserSubscriptions, needs),
    updateSubscription: supply(updateSubscription, needs),
    updateMember: supply(updateMember, needs),
    removeMember: supply(removeMember, needs),
    leaveOrganization: supply(leaveOrganization, needs),
    listInvitations: supply(listInvitations, needs),
    invite: supply(invite, needs),
    renewInvitation: supply(renewInvitation, needs),
    revokeInvitation: supply(revokeInvitation, needs),
    readInvitation: supply(readInvitation, needs),
    answerInvitation: supply(answerInvitation, needs),
    listMyInvitations: supply(listMyInvitations, needs),
    answerMyInvitation: supply(answerMyInvitation, needs),
    joinExisting: supply(joinExisting, needs),
    confirmAddress: supply(confirmAddress, needs),
    askForAccess: supply(askForAccess, needs),
    listRequests: supply(listRequests, needs),
    decideRequest: supply(decideRequest, needs),
    listPageReaders: supply(listPageReaders, needs),
    restrictPage: supply(restrictPage, needs),
    setPageRole: supply(setPageRole, needs),
    listWorkspaceReaders: supply(listWorkspaceReaders, needs),
    openWorkspace: supply(openWorkspace, needs),
    setWorkspaceRole: supply(setWorkspaceRole, needs),
  };
  return {
    useCases,
    memberships: access,
    liveAccess: createLiveAccessStore(sql),
    indexMissingPages: supply(indexMissingPages, needs),
    mailNotifications: supply(mailNotifications, needs),
  };
}
