import { forVisitor } from "../procedures/procedure-kinds.ts";
import type { AdministrationUseCases } from "./administration.feature.ts";

/** The procedures for the operators of the server, who work in no organization. */
export function createAdministrationProcedures(administration: AdministrationUseCases) {
  return {
    access: forVisitor.administration.access.handler(async ({ context }) => ({
      isOperator: await administration.isOperator(context.visitor),
    })),
    overview: forVisitor.administration.overview.handler(({ context }) =>
      administration.readOverview(context.visitor),
    ),
  };
}
