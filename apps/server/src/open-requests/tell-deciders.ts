import type { UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";

/** Tells those who decide a request that there is one more or less. */
export async function tellDeciders(
  live: Live,
  actor: Pick<Visitor, "tab">,
  deciders: readonly UserId[],
): Promise<void> {
  await live.emit(
    actor,
    deciders.map((userId) => ({ topic: `user:${userId}`, kind: "requests" }) as const),
  );
}
