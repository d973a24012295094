import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createAuditListStore } from "../audit/audit-list.store.ts";
import { createAuditStore } from "../audit/audit.store.ts";
import { writeAuditLines } from "../audit/write-audit-lines.ts";
import { findOrganization } from "../backup/find-organization.ts";
import { openExistingDatabase } from "../platform/database/open-existing-database.ts";
import { createLogger } from "../platform/logger.ts";
import type { Command } from "./command.ts";

/** Prints the audit log of one organization, with every name: whoever runs the server can read the database. */
export const audit: Command = {
  name: "audit",
  words: ["ORGANIZATION"],
  flags: [],
  does: "prints the audit log of the organization with this id as lines of JSON, newest first",
  async run(config, { words: [word = ""] }) {
    const { sql, close } = await openExistingDatabase(config, createLogger("warn"));
    try {
      const { id: organizationId } = await findOrganization(sql, word);
      const exported = [{ act: "auditExported" }] as const;
      await createAuditStore(sql).record({ organizationId, userId: null }, exported);
      const lines = writeAuditLines(createAuditListStore(sql), { organizationId, reader: null });
      await pipeline(Readable.from(lines), process.stdout, { end: false });
      return { text: null, json: null };
    } finally {
      await close();
    }
  },
};
