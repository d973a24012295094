import type { PasskeyId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/** Gives a person a passkey that no device holds. */
export async function insertPasskey(sql: Sql, userId: UserId, name: string): Promise<PasskeyId> {
  const id = crypto.randomUUID() as PasskeyId;
  await sql`insert into authentication.passkeys
    (id, name, user_id, credential_id, public_key, counter, device_type, backed_up)
    values (${id}, ${name}, ${userId}, ${id}, '', 0, 'singleDevice', false)`;
  return id;
}
