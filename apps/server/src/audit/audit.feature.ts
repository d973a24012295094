import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createAuditListStore } from "./audit-list.store.ts";
import { createAuditRemovalStore } from "./audit-removal.store.ts";
import { createAuditStore } from "./audit.store.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit } from "./list-audit.ts";
import { createPersonAuditStore } from "./person-audit.store.ts";
import { removeOldEntries } from "./remove-old-entries.ts";

/** Composes the use cases of `audit` with their dependencies. */
export const composeAudit = defineFeature({ listAudit, exportAudit, removeOldEntries });

/** The use cases of `audit`, with their dependencies bound. */
export type AuditUseCases = ReturnType<typeof composeAudit>;

/** The stores of `audit`, on the pool or in a transaction. */
export function createAuditStores(sql: Sql) {
  return {
    audit: createAuditStore(sql),
    auditList: createAuditListStore(sql),
    auditRemoval: createAuditRemovalStore(sql),
    personAudit: createPersonAuditStore(sql),
  };
}
