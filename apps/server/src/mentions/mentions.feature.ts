import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createMentionedPeopleStore } from "./mentioned-people.store.ts";
import { createPersonReferencesStore } from "./person-references.store.ts";
import { readNames } from "./read-names.ts";

/** Composes the use cases of `mentions` with their dependencies. */
export const composeMentions = defineFeature({ readNames });

/** The use cases of `mentions`, with their dependencies bound. */
export type MentionUseCases = ReturnType<typeof composeMentions>;

/** The stores of `mentions`, on the pool or in a transaction. */
export function createMentionStores(sql: Sql) {
  return {
    mentionedPeople: createMentionedPeopleStore(sql),
    personReferences: createPersonReferencesStore(sql),
  };
}
