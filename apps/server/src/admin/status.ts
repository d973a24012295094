import { fileSizeInWords } from "@stemma/document/files/file-size";
import { createBackupRunStore, type BackupState } from "../backup/backup-run.store.ts";
import { createOutboxStore } from "../outbox/outbox.store.ts";
import type { Config } from "../platform/config/config.ts";
import { readDatabaseHealth } from "../platform/database/database-health.ts";
import { readDatabaseSize } from "../platform/database/database-size.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createDisks, type Disk } from "../platform/disks.ts";
import { createLogger } from "../platform/logger.ts";
import { productVersion } from "../platform/product-version.ts";
import { countContents } from "../health/contents.store.ts";
import type { Command } from "./command.ts";

/** How long the server's answer may take, in milliseconds. */
const patienceMs = 5_000;

/** Shows what runs, and how much there is. */
export const status: Command = {
  name: "status",
  words: [],
  flags: [],
  does: "shows versions, whether the server answers, and how much there is",
  async run(config) {
    const [isAnswering, database, disks] = await Promise.all([
      answers(config.publicUrl),
      lookAtDatabase(config),
      createDisks(config).read(),
    ]);
    const found = {
      version: productVersion,
      publicUrl: config.publicUrl,
      isAnswering,
      ...database,
      disks,
    };
    return { text: inWords(found), json: found };
  },
};

async function answers(publicUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(`${publicUrl}/readyz`, { redirect: "manual", signal })).status === 200;
  } catch {
    return false;
  }
}

async function lookAtDatabase(config: Config) {
  const { sql, close } = await openExistingDatabase(config, createLogger("warn"), "current");
  try {
    const { version } = await readDatabaseHealth(sql);
    return {
      database: { version, bytes: await readDatabaseSize(sql) },
      contents: await countContents(sql),
      tasks: await createOutboxStore(sql).count(),
      backups: config.backups === undefined ? null : await createBackupRunStore(sql).readState(),
    };
  } finally {
    await close();
  }
}

interface Found extends Awaited<ReturnType<typeof lookAtDatabase>> {
  readonly version: string;
  readonly publicUrl: string;
  readonly isAnswering: boolean;
  readonly disks: readonly Disk[];
}

function inWords(found: Found) {
  const { version, publicUrl, isAnswering, database, contents, tasks, backups, disks } = found;
  const lines: [name: string, line: string][] = [
    ["Stemma", version],
    ["server", `${isAnswering ? "answers" : "does not answer"} at ${publicUrl}`],
    ["database", `PostgreSQL ${database.version}, ${fileSizeInWords(database.bytes)}`],
    ["people", known(contents.people)],
    ["organizations", known(contents.organizations)],
    [
      "pages",
      `${known(contents.pages)} in ${known(contents.versions)} versions, ${known(contents.drafts)} drafts`,
    ],
    ["files", `${known(contents.files)}, ${known(contents.fileBytes, fileSizeInWords)}`],
    ["tasks", `${tasks.waiting} wait, ${tasks.failed} of them failed before`],
  ];
  if (backups !== null) lines.push(["last backup", describeBackups(backups)]);
  for (const { holds, free, size, level } of disks) {
    const room = `${fileSizeInWords(free)} of ${fileSizeInWords(size)} free`;
    lines.push([`disk of ${holds}`, level === "ok" ? room : `${room}, ${level}`]);
  }
  return lines.map(([name, line]) => `${name.padEnd(15)}${line}`).join("\n");
}

/** A count in words, also of one that took too long. */
function known(count: number | null, inWords: (count: number) => string = String): string {
  return count === null ? "not known" : inWords(count);
}

function describeBackups({ lastGood, lastFailure, failures }: BackupState): string {
  const good =
    lastGood === null
      ? "none yet"
      : `${lastGood.startedAt.toISOString()}, ${fileSizeInWords(lastGood.bytes)}, in ${Math.ceil(
          (lastGood.finishedAt.getTime() - lastGood.startedAt.getTime()) / 1_000,
        )} s, ${lastGood.file}`;
  if (lastFailure === null) return good;
  return `${good}; ${failures} failed since, the last for this reason: ${lastFailure.reason}`;
}
