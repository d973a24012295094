import { timingSafeEqual } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";

/** How long an app shows a code, in milliseconds, and how many periods a clock may be wrong. Those of better-auth. */
const periodMs = 30_000;
const periodsApart = 1;

/**
 * The period of 30 seconds since 1970 in which an app with this secret shows this code; `null` if no period that is near enough to now has it. better-auth
 * checks codes in the same way, and does not tell the period.
 */
export async function findCodePeriod(secret: string, code: string): Promise<number | null> {
  const otp = createOTP(secret);
  const now = Math.floor(Date.now() / periodMs);
  let found: number | null = null;
  for (let period = now - periodsApart; period <= now + periodsApart; period += 1) {
    if (isSame(await otp.hotp(period), code)) found = period;
  }
  return found;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
