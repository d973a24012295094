import type { DBAdapter } from "@better-auth/core/db/adapter";
import type { BetterAuthOptions } from "better-auth";
import pLimit from "p-limit";
import type { InTurn } from "./sign-in-turns.store.ts";

type MakeAdapter = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>;

/**
 * Lets at most all but one of the pool's connections be in better-auth's transactions at once; further transactions wait for their turn.
 * Our hooks run in these transactions, and their stores take another connection: without one to spare, as many requests at once as the
 * pool has connections would each wait for the others until a timeout. On a spread database these transactions take turns.
 */
export function leaveOneConnection(
  makeAdapter: MakeAdapter,
  { connections, inTurn }: { connections: number; inTurn: InTurn },
): MakeAdapter {
  const withRoom = pLimit(Math.max(1, connections - 1));
  return (options) => {
    const adapter = makeAdapter(options);
    return {
      ...adapter,
      transaction: (work) => withRoom(() => inTurn(() => adapter.transaction(work))),
    };
  };
}
