import type { UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/** The most known client addresses of one user, and how long each one is kept after its last use, in milliseconds. */
const rememberedMax = 20;
const rememberedMs = 90 * 24 * 60 * 60 * 1_000;

/**
 * The client addresses from which a user has signed in: guesses from other addresses cannot lock the user out there.
 */
export function createKnownAddressStore(sql: Sql) {
  return {
    /** Whether a sign-in to the account with this e-mail came from this client address recently. */
    async isKnown(email: string, address: string, at: Date): Promise<boolean> {
      const rows = await sql`
        select 1 from authentication.known_addresses k
        join authentication.users u on u.id = k.user_id
        where u.email = ${email} and k.address = ${address}
          and k.last_used_at > ${new Date(at.getTime() - rememberedMs)}`;
      return rows.length > 0;
    },

    /** Stores the client address of a sign-in; keeps only the newest addresses. */
    async remember(userId: UserId, address: string, at: Date): Promise<void> {
      await sql`
        insert into authentication.known_addresses (user_id, address, last_used_at)
        values (${userId}, ${address}, ${at})
        on conflict (user_id, address) do update set last_used_at = excluded.last_used_at`;
      await sql`
        delete from authentication.known_addresses
        where user_id = ${userId} and address not in (
          select address from authentication.known_addresses where user_id = ${userId}
          order by last_used_at desc limit ${rememberedMax})`;
    },

    async forget(userId: UserId, address: string): Promise<void> {
      await sql`
        delete from authentication.known_addresses
        where user_id = ${userId} and address = ${address}`;
    },
  };
}

export type KnownAddressStore = ReturnType<typeof createKnownAddressStore>;
