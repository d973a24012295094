import { forMember } from "../procedures/procedure-kinds.ts";
import type { TemplateUseCases } from "./templates.feature.ts";

/** The procedures for templates of the active organization. */
export function createTemplateProcedures(templates: TemplateUseCases) {
  return {
    offered: forMember.templates.offered.handler(({ context, input }) =>
      templates.listOfferedTemplates(context.scope, input),
    ),
    get: forMember.templates.get.handler(({ context, input }) =>
      templates.readTemplate(context.scope, input.template),
    ),
    list: forMember.templates.list.handler(({ context, input }) =>
      templates.listTemplates(context.scope, input),
    ),
    save: forMember.templates.save.handler(({ context, input }) =>
      templates.saveTemplate(context.scope, input),
    ),
    offer: forMember.templates.offer.handler(async ({ context, input }) => {
      await templates.offerTemplate(context.scope, input);
      return {};
    }),
    setDefault: forMember.templates.setDefault.handler(async ({ context, input }) => {
      await templates.setDefaultTemplate(context.scope, input);
      return {};
    }),
  };
}
