import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createAccountViewStore } from "./account-view.store.ts";
import { createAccountStore } from "./account.store.ts";
import { createAttemptStore } from "./attempt.store.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { deleteAccount, previewDeletion } from "./delete-account.ts";
import { createDeletionPreviewStore } from "./deletion-preview.store.ts";
import { createDeletionStore } from "./deletion.store.ts";
import { createEmailChangeStore } from "./email-change.store.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  readSignInMethods,
} from "./manage-sessions.ts";
import { makeIdentityProof, removePasskey } from "./manage-passkeys.ts";
import { openAccount } from "./open-account.ts";
import { readAccount } from "./read-account.ts";
import { removeGoneOrganizations } from "./remove-gone-organizations.ts";
import { createPasskeyStore } from "./passkey.store.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";
import { createSessionStore } from "./session.store.ts";

export { createIdentityProofs } from "./identity-proof.ts";

/** Composes the use cases of `accounts` with their dependencies. */
export const composeAccounts = defineFeature({
  openAccount,
  listSessions,
  endSession,
  endOtherSessions,
  readSignInMethods,
  makeIdentityProof,
  removePasskey,
  requestEmailChange,
  confirmEmailChange,
  previewDeletion,
  deleteAccount,
  readAccount,
  removeGoneOrganizations,
});

/** The use cases of `accounts`, with their dependencies bound. */
export type AccountUseCases = ReturnType<typeof composeAccounts>;

/** The stores of `accounts`, on the pool or in a transaction. */
export function createAccountStores(sql: Sql) {
  return {
    accounts: createAccountStore(sql),
    attempts: createAttemptStore(sql),
    sessions: createSessionStore(sql),
    secondFactors: createSecondFactorStore(sql),
    passkeys: createPasskeyStore(sql),
    emailChanges: createEmailChangeStore(sql),
    deletion: createDeletionStore(sql),
    deletionPreview: createDeletionPreviewStore(sql),
    accountViews: createAccountViewStore(sql),
  };
}
