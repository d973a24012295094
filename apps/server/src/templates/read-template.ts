import type { TemplateText } from "@stemma/contract/templates.contract";
import { isBuiltIn, type TemplateId } from "@stemma/domain/template/template-id";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import { builtInBody, writtenTemplates } from "./built-in/built-in-templates.ts";
import type { TemplateStore } from "./template.store.ts";

interface Needs {
  templates: Pick<TemplateStore, "find">;
}

/** A template with its published text. NOT_FOUND for anything that the caller may not use as a template. */
export async function readTemplate(
  { templates }: Needs,
  scope: OrganizationScope,
  template: TemplateId,
): Promise<TemplateText> {
  if (isBuiltIn(template)) {
    const { name, icon, title } = writtenTemplates[template];
    const body = builtInBody(template);
    return { id: template, name, icon, pageTitle: title, serializedEditorState: body };
  }
  const found = (await templates.find(scope, template)) ?? refuse("NOT_FOUND");
  const { id, icon, pageTitle, body } = found;
  return { id, name: pageTitle, icon, pageTitle, serializedEditorState: body };
}
