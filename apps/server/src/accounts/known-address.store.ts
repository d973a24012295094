import { and, desc, eq, gt, notInArray } from "drizzle-orm";
import type { UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { authUsers, knownAddresses } from "./authentication.table.ts";

/** How many client addresses are remembered for one person, and for how long after their last use. */
const rememberedMax = 20;
const rememberedMs = 90 * 24 * 60 * 60 * 1_000;

/** Remembers the client addresses from which a person signed in: a guesser elsewhere cannot lock the person out there. */
export function createKnownAddressStore(db: Database) {
  return {
    /** Whether the account with this e-mail was signed in to from this client address lately. */
    async isKnown(email: string, address: string, at: Date): Promise<boolean> {
      const rows = await db
        .select({ address: knownAddresses.address })
        .from(knownAddresses)
        .innerJoin(authUsers, eq(authUsers.id, knownAddresses.userId))
        .where(
          and(
            eq(authUsers.email, email),
            eq(knownAddresses.address, address),
            gt(knownAddresses.lastUsedAt, new Date(at.getTime() - rememberedMs)),
          ),
        );
      return rows.length > 0;
    },

    /** Remembers that the person signed in from a client address; keeps the newest addresses only. */
    async remember(userId: UserId, address: string, at: Date): Promise<void> {
      await db
        .insert(knownAddresses)
        .values({ userId, address, lastUsedAt: at })
        .onConflictDoUpdate({
          target: [knownAddresses.userId, knownAddresses.address],
          set: { lastUsedAt: at },
        });
      const isTheirs = eq(knownAddresses.userId, userId);
      const newest = db
        .select({ address: knownAddresses.address })
        .from(knownAddresses)
        .where(isTheirs)
        .orderBy(desc(knownAddresses.lastUsedAt))
        .limit(rememberedMax);
      await db
        .delete(knownAddresses)
        .where(and(isTheirs, notInArray(knownAddresses.address, newest)));
    },

    /** Forgets a client address of the person. */
    async forget(userId: UserId, address: string): Promise<void> {
      await db
        .delete(knownAddresses)
        .where(and(eq(knownAddresses.userId, userId), eq(knownAddresses.address, address)));
    },
  };
}

export type KnownAddressStore = ReturnType<typeof createKnownAddressStore>;
