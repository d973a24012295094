import type { UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/** Reads by which address somebody may be an operator. */
export function createOperatorStore(sql: Sql) {
  return {
    /** The address with which a person signs in; `null` if it is not confirmed. */
    async findConfirmed(userId: UserId): Promise<string | null> {
      const [row] = await sql<{ email: string }[]>`
        select email from authentication.users where id = ${userId} and email_verified`;
      return row?.email ?? null;
    },
  };
}

export type OperatorStore = ReturnType<typeof createOperatorStore>;
