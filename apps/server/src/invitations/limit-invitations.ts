import type { UserId } from "@stemma/domain/ids";
import type { Clock } from "../platform/clock.ts";
import { refuse } from "../platform/refusal.ts";

/** How many invitations one person sends in a day, so that nobody sends mail by the thousand. */
const invitationsADay = 500;
const dayMs = 24 * 60 * 60 * 1000;

interface Needs {
  attempts: {
    count(name: string, windowMs: number, atMs: number, by?: number): Promise<number>;
  };
  clock: Clock;
}

/** Counts invitations that somebody is about to send; refuses with TOO_MANY_REQUESTS more than a day's. */
export async function limitInvitations(
  { attempts, clock }: Needs,
  userId: UserId,
  count: number,
): Promise<void> {
  const atMs = clock.now().getTime();
  const sent = await attempts.count(`invitations:${userId}`, dayMs, atMs, count);
  if (sent > invitationsADay) refuse("TOO_MANY_REQUESTS");
}
