import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import {
  answerInvitation,
  answerMyInvitation,
  listMyInvitations,
  readInvitation,
} from "./answer-invitation.ts";
import { createInvitationListStore } from "./invitation-list.store.ts";
import { createInvitationStore } from "./invitation.store.ts";
import { invite } from "./invite.ts";
import { listInvitations, renewInvitation, revokeInvitation } from "./manage-invitations.ts";

/** Composes the use cases of `invitations` with their dependencies. */
export const composeInvitations = defineFeature({
  listInvitations,
  invite,
  renewInvitation,
  revokeInvitation,
  readInvitation,
  answerInvitation,
  listMyInvitations,
  answerMyInvitation,
});

/** The use cases of `invitations`, with their dependencies bound. */
export type InvitationUseCases = ReturnType<typeof composeInvitations>;

/** The stores of `invitations`, on the pool or in a transaction. */
export function createInvitationStores(sql: Sql) {
  return {
    invitations: createInvitationStore(sql),
    invitationList: createInvitationListStore(sql),
  };
}
