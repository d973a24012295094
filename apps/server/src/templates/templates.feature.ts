import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { beginWithTemplate } from "./begin-with-template.ts";
import { listOfferedTemplates, listTemplates } from "./list-templates.ts";
import { offerTemplate } from "./offer-template.ts";
import { readTemplate } from "./read-template.ts";
import { saveTemplate } from "./save-template.ts";
import { setDefaultTemplate } from "./set-default-template.ts";
import { createTemplateListStore } from "./template-list.store.ts";
import { createTemplateStore } from "./template.store.ts";

/** Composes the use cases of `templates` with their dependencies. */
export const composeTemplates = defineFeature({
  listOfferedTemplates,
  listTemplates,
  readTemplate,
  beginWithTemplate,
  saveTemplate,
  offerTemplate,
  setDefaultTemplate,
});

/** The use cases of `templates`, with their dependencies bound. */
export type TemplateUseCases = ReturnType<typeof composeTemplates>;

/** The stores of `templates`, on the pool or in a transaction. */
export function createTemplateStores(sql: Sql) {
  return {
    templates: createTemplateStore(sql),
    templateList: createTemplateListStore(sql),
  };
}
