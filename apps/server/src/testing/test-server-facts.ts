import { createServerFacts, type ServerFacts } from "../health/server-facts.ts";
import type { Pool } from "../platform/database/connect.ts";
import type { Disks } from "../platform/disks.ts";

/** The facts of a test's server: one process, no mail, no backups, files in a folder. */
export function testServerFacts(
  sql: Pool,
  dataDir: string,
  of: { readonly disks: Disks; readonly diskLimits: { uploadsBelow: number; warnBelow: number } },
): ServerFacts {
  return createServerFacts(
    {
      backups: undefined,
      databaseUrl: undefined,
      dataDir,
      diskLimits: of.diskLimits,
      filesPlace: undefined,
      processes: 1,
      smtpUrl: undefined,
    },
    { sql, disks: of.disks, busLag: () => null, isBusAway: () => false },
  );
}
