import { createAccountProcedures } from "../accounts/accounts.procedures.ts";
import type { AccountUseCases } from "../accounts/accounts.procedures.ts";
import { createDraftProcedures } from "../drafts/drafts.procedures.ts";
import type { DraftUseCases } from "../drafts/drafts.procedures.ts";
import { createPageProcedures } from "../pages/pages.procedures.ts";
import type { PageUseCases } from "../pages/pages.procedures.ts";
import { createRecentProcedures } from "../recents/recents.procedures.ts";
import type { RecentUseCases } from "../recents/recents.procedures.ts";
import { createWorkspaceProcedures } from "../workspaces/workspaces.procedures.ts";
import type { WorkspaceUseCases } from "../workspaces/workspaces.procedures.ts";

/** Every use case that the contract reaches. */
export type UseCases = AccountUseCases &
  WorkspaceUseCases &
  PageUseCases &
  DraftUseCases &
  RecentUseCases;

/** The contract, answered: every procedure with its use case. */
export function createRouter(useCases: UseCases) {
  return {
    accounts: createAccountProcedures(useCases),
    workspaces: createWorkspaceProcedures(useCases),
    pages: createPageProcedures(useCases),
    drafts: createDraftProcedures(useCases),
    recents: createRecentProcedures(useCases),
  };
}
