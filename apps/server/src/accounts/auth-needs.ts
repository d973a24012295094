import type { ProviderConfig } from "../platform/config/provider-settings.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Pool } from "../platform/database/connect.ts";
import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import type { PasswordHashing } from "./password-hashing.ts";

/** The dependencies of sign-in. */
export interface AuthNeeds {
  /** Drizzle's view of the database, with which better-auth reads and writes its own tables. */
  db: Database;
  /** The pool, for the stores. */
  sql: Pool;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
  productName: string;
  providers: readonly ProviderConfig[];
  /** How passwords are hashed; default: by scrypt, at the cost of this release. */
  passwords?: PasswordHashing;
}
