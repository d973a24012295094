import { asc, eq, inArray, lt } from "drizzle-orm";
import type { Failures } from "@stemma/domain/account/sign-in-limit";
import type { Database } from "../platform/database/connect.ts";
import { signInFailures } from "./authentication.table.ts";

/** How many forgiven rows each new failure removes: more than it adds, so that the table stays small. */
const removedAtOnce = 10;

/** Counts attempts to sign in that failed, for all nodes together. A key names an account or a client address. */
export function createSignInFailureStore(db: Database) {
  return {
    /** The failures under a key; `null` for none. */
    async find(key: string): Promise<Failures | null> {
      const [row] = await db.select().from(signInFailures).where(eq(signInFailures.key, key));
      return row === undefined ? null : toFailures(row);
    },

    /** Replaces the failures under a key by the result of `change`, one writer at a time. Returns the earlier failures. */
    async change(
      key: string,
      change: (before: Failures | null) => Failures,
    ): Promise<Failures | null> {
      return db.transaction(async (tx) => {
        const first = toRow(key, change(null));
        const added = await tx
          .insert(signInFailures)
          .values(first)
          .onConflictDoNothing()
          .returning({ key: signInFailures.key });
        if (added.length > 0) return null;
        const [row] = await tx
          .select()
          .from(signInFailures)
          .where(eq(signInFailures.key, key))
          .for("update");
        const before = row === undefined ? null : toFailures(row);
        await tx
          .update(signInFailures)
          .set(toRow(key, change(before)))
          .where(eq(signInFailures.key, key));
        return before;
      });
    },

    /** Forgets the failures under a key. */
    async remove(key: string): Promise<void> {
      await db.delete(signInFailures).where(eq(signInFailures.key, key));
    },

    /** Removes a few rows whose failures are all forgiven. */
    async removeForgiven(atMs: number): Promise<void> {
      const forgiven = db
        .select({ key: signInFailures.key })
        .from(signInFailures)
        .where(lt(signInFailures.forgivenAt, new Date(atMs)))
        .orderBy(asc(signInFailures.forgivenAt))
        .limit(removedAtOnce)
        .for("update", { skipLocked: true });
      await db.delete(signInFailures).where(inArray(signInFailures.key, forgiven));
    },
  };
}

export type SignInFailureStore = ReturnType<typeof createSignInFailureStore>;

type Row = typeof signInFailures.$inferSelect;

function toFailures({ failedAt, forgivenAt }: Row): Failures {
  return { failedAtMs: failedAt.getTime(), forgivenAtMs: forgivenAt.getTime() };
}

function toRow(key: string, { failedAtMs, forgivenAtMs }: Failures): Row {
  return { key, failedAt: new Date(failedAtMs), forgivenAt: new Date(forgivenAtMs) };
}
