import type { Sql } from "./connect.ts";
import { defineStatement } from "./define-statement.ts";

/** A position in the stream of changes that the primary writes and a replica follows. */
export type WalPosition = bigint;

/**
 * Until where a commit that somebody was told of may be. That is what is on the disk, unless commits do not wait for the disk; then it is
 * what is written in memory, which a replica gets a moment later.
 */
const written = defineStatement<Record<never, never>, { position: string }>(
  (sql) => sql`
    select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as position`,
);

const replayed = defineStatement<Record<never, never>, { position: string | null }>(
  (sql) => sql`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position`,
);

/** The position at or behind everything that was acknowledged before this is asked, on the primary. */
export async function readWritten(primary: Sql): Promise<WalPosition> {
  const [row] = await written(primary, {});
  return parse(row?.position ?? "0/0");
}

/** The position up to which the replica shows everything; `null` if the server is no replica. */
export async function readReplayed(replica: Sql): Promise<WalPosition | null> {
  const [row] = await replayed(replica, {});
  return row?.position === null || row === undefined ? null : parse(row.position);
}

/** PostgreSQL writes a position as two hexadecimal halves, such as `16/B374D848`. */
function parse(text: string): WalPosition {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
