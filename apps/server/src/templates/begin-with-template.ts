import { copyBody } from "@stemma/document/copy-body";
import { readBody } from "@stemma/document/read-body";
import { fillTemplate } from "@stemma/document/templates/fill-template";
import { fillTitle } from "@stemma/document/templates/fill-title";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Beginning, NewFromTemplate } from "../pages/create-page.ts";
import type { Clock } from "../platform/clock.ts";
import { readTemplate } from "./read-template.ts";
import type { TemplateStore } from "./template.store.ts";

interface Needs {
  templates: Pick<TemplateStore, "find" | "nameOf">;
  clock: Clock;
}

/**
 * What a page begins with that is made from a template. A text that would be too long with its variables filled keeps them. A title that
 * is not given yet leaves nothing in the text: 'Untitled Page' is shown in place of a title, and is none. NOT_FOUND if the caller may not use
 * the template.
 */
export async function beginWithTemplate(
  { templates, clock }: Needs,
  scope: OrganizationScope,
  { id, title, date = day.format(clock.now()) }: NewFromTemplate,
): Promise<Beginning> {
  const template = await readTemplate({ templates }, scope, id);
  const values = { title, date, author: await templates.nameOf(scope) };
  const text = template.serializedEditorState;
  const filled = fillTemplate(text, values);
  const { body, cursor } = readBody(filled.body).ok
    ? filled
    : { body: copyBody(text), cursor: null };
  const pageTitle = fillTitle(template.pageTitle, values).slice(0, pageTitleMaxCharacters);
  return { pageTitle, icon: template.icon, body, cursor };
}

const day = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
