import type { Overview } from "@stemma/contract/administration.contract";
import type { Visitor } from "../access/organization-scope.ts";
import type { ServerFacts } from "../health/server-facts.ts";
import type { Clock } from "../platform/clock.ts";
import { refuse } from "../platform/refusal.ts";
import { isOperator } from "./is-operator.ts";
import type { RecentErrorsStore } from "./recent-errors.store.ts";

type Needs = Parameters<typeof isOperator>[0] & {
  readonly serverFacts: ServerFacts;
  readonly recentErrors: Pick<RecentErrorsStore, "list">;
  readonly clock: Clock;
};

/** How the server is. NOT_ALLOWED for whoever is not its operator. */
export async function readOverview(needs: Needs, visitor: Visitor): Promise<Overview> {
  if (!(await isOperator(needs, visitor))) return refuse("NOT_ALLOWED");
  const { serverFacts, recentErrors, clock } = needs;
  const [facts, errors] = await Promise.all([serverFacts.read(), recentErrors.list()]);
  return { at: clock.now().toISOString(), ...facts, errors };
}
