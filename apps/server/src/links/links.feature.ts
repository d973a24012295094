import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createLinkTargetsStore } from "./link-targets.store.ts";
import { createPageReferencesStore } from "./page-references.store.ts";
import { readBacklinks } from "./read-backlinks.ts";
import { readLinkTargets } from "./read-link-targets.ts";

/** Composes the use cases of `links` with their dependencies. */
export const composeLinks = defineFeature({ readBacklinks, readLinkTargets });

/** The use cases of `links`, with their dependencies bound. */
export type LinkUseCases = ReturnType<typeof composeLinks>;

/** The stores of `links`, on the pool or in a transaction. */
export function createLinkStores(sql: Sql) {
  return {
    linkTargets: createLinkTargetsStore(sql),
    pageReferences: createPageReferencesStore(sql),
  };
}
