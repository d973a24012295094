import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBackupRunStore, withBackupLock } from "../backup/backup-run.store.ts";
import { runDueBackup } from "../backup/run-due-backup.ts";
import { createOperatorNews } from "../backup/tell-operator.ts";
import { connectDatabase } from "../platform/database/connect.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { createLogger } from "../platform/logger.ts";
import type { Mail } from "../platform/mailer/mailer.ts";
import type { TestDatabase } from "./database/create-test-database.ts";

const hourMs = 60 * 60 * 1000;

/** A schedule of every day that keeps two, in a new folder, and a node that looks when it is told to, at the time that the test sets. */
export function scheduleBackups(
  address: TestDatabase["address"],
  fileStore: Pick<FileStore, "sizeOf" | "read">,
) {
  const connection = connectDatabase(address, 2);
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-scheduled-"));
  const mails: Mail[] = [];
  let nowMs = Date.parse("2026-03-01T03:00:00Z");
  const runs = createBackupRunStore(connection.sql);
  const operatorMail = "operator@example.com";
  const site = { productName: "Stemma", publicUrl: "http://stemma.test" };
  const mailer = { send: async (mail: Mail) => mails.push(mail) > 0 };
  const needs = {
    database: connection,
    fileStore,
    runs,
    withLock: withBackupLock,
    news: createOperatorNews({ ...site, operatorMail, mailer }),
    clock: { now: () => new Date(nowMs) },
    logger: createLogger("silent"),
    settings: {},
  };
  return {
    folder,
    runs,
    mails,
    openConnection: connection.openListener,
    close: connection.close,
    passHours(hours: number): void {
      nowMs += hours * hourMs;
    },
    now: () => new Date(nowMs),
    /** What a node does every minute. */
    look: (
      stopping = new AbortController().signal,
      store: Pick<FileStore, "sizeOf" | "read"> = fileStore,
    ) =>
      runDueBackup(
        { ...needs, fileStore: store },
        { folder, everyMs: 24 * hourMs, keep: 2 },
        stopping,
      ),
    listFolder: () => readdirSync(folder).toSorted(),
  };
}
