import type { UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";

/** Publishes a change of open requests to the users who can decide them. */
export async function emitToDeciders(
  live: Live,
  actor: Pick<Visitor, "tab">,
  deciders: readonly UserId[],
): Promise<void> {
  await live.emit(
    actor,
    deciders.map((userId) => ({ topic: `user:${userId}`, kind: "requests" }) as const),
  );
}
