import { passkeysMax } from "@stemma/domain/account/passkey";
import type { PasskeyId, UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { createPersonAuditStore, insertOwn } from "../audit/person-audit.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { digestOf, hasDigest } from "./password-digest.ts";

/** A passkey from PostgreSQL: instants are PostgreSQL's text. */
interface StoredPasskey {
  readonly id: PasskeyId;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Reads and removes passkeys. better-auth adds them. */
export function createPasskeyStore(sql: Sql) {
  return {
    /** A person's passkeys, the oldest first. */
    list: (userId: UserId): Promise<StoredPasskey[]> => sql<StoredPasskey[]>`
      select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
      from authentication.passkeys where user_id = ${userId}
      order by created_at, id limit ${passkeysMax}`,

    /** Whether a person has as many passkeys as one may have. */
    async isFull(userId: UserId): Promise<boolean> {
      const rows = await sql`
        select 1 from authentication.passkeys where user_id = ${userId} limit ${passkeysMax}`;
      return rows.length === passkeysMax;
    },

    /** The digest of a user's password, from `digestOf`; `null` if the user has none. */
    async passwordDigest(userId: UserId): Promise<string | null> {
      const [row] = await sql<{ password: string }[]>`
        select password from authentication.accounts
        where user_id = ${userId} and provider_id = 'credential'`;
      return row === undefined ? null : digestOf(row.password);
    },

    /** Notes that the person signs in with this key; returns whether it is still theirs. Waits for a transaction that removes it. */
    async use(userId: UserId, credentialId: string): Promise<boolean> {
      const rows = await sql`
        update authentication.passkeys set last_used_at = now()
        where user_id = ${userId} and credential_id = ${credentialId} returning id`;
      return rows.length > 0;
    },

    /** Tells the audit log that the person adds a passkey. */
    recordAdded: (userId: UserId, from: RequestOrigin | undefined): Promise<void> =>
      createPersonAuditStore(sql).recordOwn(userId, { act: "passkeyAdded", from }),

    /** Removes one of the person's passkeys, which the audit log tells; returns whether the person had it. */
    async remove(
      { userId, from }: { readonly userId: UserId; readonly from?: RequestOrigin | undefined },
      passkeyId: PasskeyId,
    ): Promise<boolean> {
      const rows = await sql`
        with removed as (
          delete from authentication.passkeys where id = ${passkeyId} and user_id = ${userId}
          returning user_id),
        told as (${insertOwn(sql, sql`removed`, { act: "passkeyRemoved", from })})
        select from removed`;
      return rows.length > 0;
    },

    /**
     * Removes a passkey that was just added if the password is no longer the one with this digest, `null` for none; returns whether
     * it did. A reset of the password removes the passkeys that are there, and this one may have come after.
     */
    async removeIfOutdated(credentialId: string, digest: string | null): Promise<boolean> {
      const rows = await sql`
        delete from authentication.passkeys p
        where credential_id = ${credentialId} and ${digest !== null} <> exists (
          select 1 from authentication.accounts a where a.user_id = p.user_id and
            ${digest === null ? sql`a.provider_id = 'credential'` : hasDigest(sql, digest)})
        returning id`;
      return rows.length > 0;
    },
  };
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;
