import type { Overview } from "@stemma/contract/administration.contract";
import { createBackupRunStore } from "../backup/backup-run.store.ts";
import type { Config } from "../platform/config/config.ts";
import type { Pool } from "../platform/database/connect.ts";
import { readDatabaseSize } from "../platform/database/database-size.ts";
import type { Disks } from "../platform/disks.ts";
import { productVersion } from "../platform/product-version.ts";
import { checkBusLag } from "./checks/check-bus-lag.ts";
import { checkOpenDatabase } from "./checks/check-database.ts";
import { checkDisk } from "./checks/check-disk.ts";
import { checkMail } from "./checks/check-mail.ts";
import { ok } from "./checks/finding.ts";
import { countContents } from "./contents.store.ts";
import { keepAMinute } from "./keep-a-minute.ts";
import { nullIfTooLong } from "./null-if-too-long.ts";
import { readDatabaseUse } from "./database-use.store.ts";

/** How the server is, as a node sees it. */
export interface ServerFacts {
  /**
   * Looks at the checks of the doctor that need no request to this server, at the disks and the backups; what is counted in whole tables
   * is at most a minute old. What the database takes too long for is `null`.
   */
  read(): Promise<Omit<Overview, "at" | "errors">>;
}

interface Needs {
  readonly sql: Pool;
  readonly disks: Pick<Disks, "read">;
  /** In seconds; `null` before the first heartbeat. */
  busLag(): number | null;
  isBusAway(): boolean;
}

/** Creates what tells how the server with these settings is. */
export function createServerFacts(
  config: Pick<
    Config,
    "backups" | "databaseUrl" | "dataDir" | "diskLimits" | "filesPlace" | "processes" | "smtpUrl"
  >,
  { sql, disks, busLag, isBusAway }: Needs,
): ServerFacts {
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

  const readSizes = keepAMinute(async () => {
    const [bytes, use, contents] = await Promise.all([
      nullIfTooLong(() => readDatabaseSize(sql)),
      nullIfTooLong(() => readDatabaseUse(sql)),
      countContents(sql),
    ]);
    return { bytes, use, contents };
  });

  async function readBackups(): Promise<Overview["backups"]> {
    if (config.backups === undefined) return null;
    const { lastGood, lastFailure, failures } = await createBackupRunStore(sql).readState();
    return {
      everySeconds: config.backups.everyMs / 1_000,
      lastGood: lastGood && {
        startedAt: lastGood.startedAt.toISOString(),
        finishedAt: lastGood.finishedAt.toISOString(),
        bytes: lastGood.bytes,
      },
      lastFailure: lastFailure && {
        startedAt: lastFailure.startedAt.toISOString(),
        reason: lastFailure.reason,
      },
      failures,
    };
  }

  return {
    async read() {
      const [ofDatabase, ofDisks, ofMail, found, sizes, backups] = await Promise.all([
        checkOpenDatabase(config, sql),
        checkDisk(config),
        checkMail(config),
        disks.read(),
        readSizes(),
        readBackups(),
      ]);
      const { bytes, use, contents } = sizes;
      return {
        version: productVersion,
        node: { startedAt, memoryBytes: process.memoryUsage.rss() },
        processes: config.processes,
        checks: [
          ok("server", `Stemma ${productVersion} answers.`),
          ...ofDatabase,
          checkBusLag(busLag(), isBusAway()),
          ...ofDisks,
          ofMail,
        ],
        disks: found.map(({ holds, free, size, level }) => ({ holds, free, size, level })),
        database: { bytes, connections: use?.connections ?? null, tables: use?.tables ?? null },
        contents,
        backups,
      };
    },
  };
}
