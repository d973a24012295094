import type { Failures } from "@stemma/domain/account/sign-in-limit";
import type { Pool, Sql } from "../platform/database/connect.ts";

/** How many forgiven rows each new failure removes: more than it adds, so that the table stays small. */
const removedAtOnce = 10;

/** A row of failures from PostgreSQL: instants are PostgreSQL's text. */
interface StoredFailures {
  readonly failedAt: string;
  readonly forgivenAt: string;
}

/** Counts failed sign-in attempts for all nodes together. A key names an account or a client address. */
export function createSignInFailureStore(sql: Pool) {
  return {
    /** The failures of a key; `null` if there are none. */
    async find(key: string): Promise<Failures | null> {
      return toFailures(await sql<StoredFailures[]>`${failuresUnder(sql, key)}`);
    },

    /** Replaces the failures of a key by the result of `change`, one writer at a time. Returns the earlier failures. */
    async change(
      key: string,
      change: (before: Failures | null) => Failures,
    ): Promise<Failures | null> {
      return sql.begin(async (tx) => {
        const first = change(null);
        const added = await tx`
          insert into authentication.sign_in_failures (key, failed_at, forgiven_at)
          values (${key}, ${new Date(first.failedAtMs)}, ${new Date(first.forgivenAtMs)})
          on conflict do nothing
          returning key`;
        if (added.length > 0) return null;
        const before = toFailures(await tx<StoredFailures[]>`${failuresUnder(tx, key)} for update`);
        const after = change(before);
        await tx`
          update authentication.sign_in_failures
          set failed_at = ${new Date(after.failedAtMs)}, forgiven_at = ${new Date(after.forgivenAtMs)}
          where key = ${key}`;
        return before;
      });
    },

    /** Deletes the failures of a key. */
    async remove(key: string): Promise<void> {
      await sql`delete from authentication.sign_in_failures where key = ${key}`;
    },

    /** Deletes a few rows whose failures are all forgiven. */
    async removeForgiven(atMs: number): Promise<void> {
      await sql`
        delete from authentication.sign_in_failures where key in (
          select key from authentication.sign_in_failures where forgiven_at < ${new Date(atMs)}
          order by forgiven_at limit ${removedAtOnce} for update skip locked)`;
    },
  };
}

export type SignInFailureStore = ReturnType<typeof createSignInFailureStore>;

function failuresUnder(sql: Sql, key: string) {
  return sql`
    select failed_at as "failedAt", forgiven_at as "forgivenAt"
    from authentication.sign_in_failures where key = ${key}`;
}

function toFailures([row]: readonly StoredFailures[]): Failures | null {
  if (row === undefined) return null;
  return {
    failedAtMs: new Date(row.failedAt).getTime(),
    forgivenAtMs: new Date(row.forgivenAt).getTime(),
  };
}
