import type { UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { createPersonAuditStore, insertOwn } from "../audit/person-audit.store.ts";
import type { Pool } from "../platform/database/connect.ts";
import { hasDigest, isPassword } from "./password-digest.ts";
import { mailedLinksOf } from "./email-change.store.ts";
import type { InTurn } from "./sign-in-turns.store.ts";
import { removeSecondFactor } from "./second-factor-switch.store.ts";

/** What a sign-in proved. The digest is that of the password's hash, from `digestOf`. */
interface StoredProof {
  readonly accountId?: string;
  readonly passwordHash?: string;
  readonly passwordDigest?: string;
}

/** Checks sign-in methods, and removes those that were added to an account before its e-mail address was confirmed. */
export function createLinkingStore(sql: Pool, inTurn: InTurn) {
  return {
    /**
     * Removes every way into an account with an unconfirmed address: password, providers, passkeys, sessions, mailed links. The
     * creator of such an account may be an attacker, not the person for whom a provider now vouches. Returns the
     * address; `null`, without any change, if the address was confirmed before.
     */
    async endUnproven(userId: UserId, from: RequestOrigin | undefined): Promise<string | null> {
      return sql.begin(async (tx) => {
        const [user] = await tx<{ email: string }[]>`
          select email from authentication.users
          where id = ${userId} and email_verified = false for update`;
        if (user === undefined) return null;
        await tx`delete from authentication.accounts where user_id = ${userId}`;
        await tx`delete from authentication.passkeys where user_id = ${userId}`;
        await tx`delete from authentication.sessions where user_id = ${userId}`;
        await tx`delete from authentication.verifications where ${mailedLinksOf(tx, userId)}`;
        await tx`delete from authentication.known_addresses where user_id = ${userId}`;
        const details = { method: "provider" } as const;
        await removeSecondFactor(tx, userId, { act: "secondFactorTurnedOff", from, details });
        return user.email;
      });
    },

    /**
     * Removes every sign-in method except the password, and the mailed links. Called when a mailed link set the
     * password, which the audit log tells. The second factor stays: without it, whoever can read the person's mails could sign in. It goes if the
     * address was not confirmed until now, because whoever signed up with it may have been somebody else.
     */
    async keepPasswordOnly(userId: UserId, from: RequestOrigin): Promise<void> {
      await sql.begin(async (tx) => {
        const unconfirmed = await tx`
          select 1 from authentication.users
          where id = ${userId} and email_verified = false for update`;
        const details = { isByLink: true };
        if (unconfirmed.length > 0) {
          await removeSecondFactor(tx, userId, { act: "secondFactorTurnedOff", from, details });
        }
        await tx`
          delete from authentication.accounts
          where user_id = ${userId} and provider_id <> 'credential'`;
        await tx`delete from authentication.passkeys where user_id = ${userId}`;
        await tx`delete from authentication.verifications where ${mailedLinksOf(tx, userId)}`;
        await tx`delete from authentication.known_addresses where user_id = ${userId}`;
        await createPersonAuditStore(tx).recordOwn(userId, {
          act: "passwordChanged",
          from,
          details,
        });
      });
    },

    /**
     * Whether the user still has what a proof names: the account, or the password. `false` for an empty proof. Waits for a
     * transaction that is changing them.
     */
    async isStillGood(userId: UserId, proof: StoredProof): Promise<boolean> {
      const { accountId, passwordHash, passwordDigest } = proof;
      if ([accountId, passwordHash, passwordDigest].every((part) => part === undefined)) {
        return false;
      }
      return inTurn(async (tx) => {
        const rows = await tx`
          select 1 from authentication.accounts
          where user_id = ${userId}
            ${accountId === undefined ? tx`` : tx`and id = ${accountId}`}
            ${passwordHash === undefined ? tx`` : tx`and ${isPassword(tx, passwordHash)}`}
            ${passwordDigest === undefined ? tx`` : tx`and ${hasDigest(tx, passwordDigest)}`}
          for share`;
        return rows.length > 0;
      });
    },

    /** The hash of a user's password; `null` if there is none. */
    async findPassword(userId: UserId): Promise<string | null> {
      const [row] = await sql<{ password: string }[]>`
        select password from authentication.accounts
        where user_id = ${userId} and provider_id = 'credential' and password is not null`;
      return row?.password ?? null;
    },

    /** Replaces the hash of a user's password by another one of the same password if it is still `before`; returns whether it was. */
    async renewPassword(
      userId: UserId,
      { before, hash }: { before: string; hash: string },
    ): Promise<boolean> {
      const rows = await sql`
        update authentication.accounts set password = ${hash}
        where user_id = ${userId} and ${isPassword(sql, before)}
        returning 1`;
      return rows.length > 0;
    },

    /** Replaces the hash of a user's password if it is still `before`, which the audit log tells; returns whether it was. */
    async replacePassword(
      userId: UserId,
      { before, hash, from }: { before: string; hash: string; from: RequestOrigin | undefined },
    ): Promise<boolean> {
      const rows = await sql`
        with changed as (
          update authentication.accounts set password = ${hash}, updated_at = ${new Date()}
          where user_id = ${userId} and ${isPassword(sql, before)}
          returning user_id),
        told as (${insertOwn(sql, sql`changed`, { act: "passwordChanged", from })})
        select from changed`;
      return rows.length > 0;
    },
  };
}

export type LinkingStore = ReturnType<typeof createLinkingStore>;
