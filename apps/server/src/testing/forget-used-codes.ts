import type { Sql } from "../platform/database/connect.ts";

/** Makes the codes of apps that were used old ones, as if a minute had passed: an app shows another code only every 30 seconds. */
export async function forgetUsedCodes(sql: Sql): Promise<void> {
  await sql`update authentication.two_factors set last_code_period = last_code_period - 3`;
}
