import { sql } from "drizzle-orm";
import type { UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";

/** Links providers to accounts that are there. */
export function createLinkingStore(db: Database) {
  return {
    /**
     * Takes the password and the sessions from an account whose address nobody showed to be theirs: whoever made it may be
     * somebody else than the person whom an issuer now vouches for. Returns the address where that happened, else `null`.
     */
    async dropUnproven(userId: UserId): Promise<string | null> {
      const [dropped] = await db.execute<{ email: string }>(sql`
        delete from authentication.accounts a using authentication.users u
        where a.user_id = ${userId} and a.provider_id = 'credential'
          and u.id = a.user_id and not u.email_verified
        returning u.email`);
      if (dropped === undefined) return null;
      await db.execute(sql`delete from authentication.sessions where user_id = ${userId}`);
      return dropped.email;
    },
  };
}
