import type { UserId } from "@stemma/domain/ids";
import type { Clock } from "../platform/clock.ts";
import { refuse } from "../platform/refusal.ts";

/** The most invitations that one person can send in a day, so that nobody can send mass mail. */
const invitationsADay = 500;
const dayMs = 24 * 60 * 60 * 1000;

interface Needs {
  attempts: {
    count(name: string, windowMs: number, atMs: number, by?: number): Promise<number>;
  };
  clock: Clock;
}

/** Counts invitations before they are sent; TOO_MANY_REQUESTS above the daily limit. */
export async function limitInvitations(
  { attempts, clock }: Needs,
  userId: UserId,
  count: number,
): Promise<void> {
  const atMs = clock.now().getTime();
  const sent = await attempts.count(`invitations:${userId}`, dayMs, atMs, count);
  if (sent > invitationsADay) refuse("TOO_MANY_REQUESTS");
}
