import type { AuthenticationFailure } from "./auth.ts";
import { field, postAuth } from "./post-auth.ts";

/** What a person may type when a code is asked for: the code of their app, or one of their recovery codes. */
export type CodeKind = "app" | "recovery";

/** Why a step of the second factor failed. */
export type SecondFactorFailure = Extract<
  AuthenticationFailure,
  | "INVALID_PASSWORD"
  | "INVALID_CODE"
  | "CODE_USED"
  | "SECOND_FACTOR_UNREADABLE"
  | "CODE_EXPIRED"
  | "TOO_MANY_REQUESTS"
  | "UNEXPECTED"
>;

/** Why a second factor stays on: an organization of the person requires it, or the step failed. */
export type TurningOffFailure = SecondFactorFailure | "SECOND_FACTOR_REQUIRED";

const failures: ReadonlyMap<unknown, SecondFactorFailure> = new Map([
  ["INVALID_PASSWORD", "INVALID_PASSWORD"],
  ["INVALID_CODE", "INVALID_CODE"],
  ["INVALID_BACKUP_CODE", "INVALID_CODE"],
  ["CODE_USED", "CODE_USED"],
  // The server was given another secret since.
  ["SECOND_FACTOR_UNREADABLE", "SECOND_FACTOR_UNREADABLE"],
  ["INVALID_TWO_FACTOR_COOKIE", "CODE_EXPIRED"],
  ["TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", "CODE_EXPIRED"],
  // The second factor was removed while the sign-in waited.
  ["TOTP_NOT_ENABLED", "CODE_EXPIRED"],
  ["BACKUP_CODES_NOT_ENABLED", "CODE_EXPIRED"],
]);

/** A new second factor, which counts once a code has confirmed it. */
export interface BegunSecondFactor {
  /** What the QR code says: an address `otpauth://`. */
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** Makes a second factor that waits for its first code. Replaces one that waits. */
export async function beginSecondFactor(
  password: string,
): Promise<BegunSecondFactor | SecondFactorFailure> {
  const { status, answer } = await postAuth("two-factor/enable", { password });
  const uri = field(answer, "totpURI");
  if (typeof uri !== "string") return failureOf(status, answer);
  return { uri, recoveryCodes: codesIn(answer) };
}

/**
 * Gives the code that is asked for: after the password it signs in, in a session it turns the second factor on and ends every
 * other session. `null` on success.
 */
export async function giveCode(kind: CodeKind, typed: string): Promise<SecondFactorFailure | null> {
  const code = kind === "app" ? digitsOf(typed) : recoveryCodeOf(typed);
  const endpoint = kind === "app" ? "verify-totp" : "verify-backup-code";
  const { status, answer } = await postAuth(`two-factor/${endpoint}`, { code });
  return status < 300 ? null : failureOf(status, answer);
}

/** Turns the second factor off. `null` on success. */
export async function turnSecondFactorOff(password: string): Promise<TurningOffFailure | null> {
  const { status, answer } = await postAuth("two-factor/disable", { password });
  if (field(answer, "code") === "SECOND_FACTOR_REQUIRED") return "SECOND_FACTOR_REQUIRED";
  return status < 300 ? null : failureOf(status, answer);
}

/** Makes new recovery codes; the old ones no longer work. */
export async function makeRecoveryCodes(
  password: string,
): Promise<readonly string[] | SecondFactorFailure> {
  const { status, answer } = await postAuth("two-factor/generate-backup-codes", { password });
  return status < 300 ? codesIn(answer) : failureOf(status, answer);
}

function failureOf(status: number, answer: unknown): SecondFactorFailure {
  if (status === 429) return "TOO_MANY_REQUESTS";
  return failures.get(field(answer, "code")) ?? "UNEXPECTED";
}

function codesIn(answer: unknown): readonly string[] {
  const codes = field(answer, "backupCodes");
  return Array.isArray(codes) ? codes.map(String) : [];
}

/** Apps show a code as two groups. */
function digitsOf(typed: string): string {
  return typed.replaceAll(/\s/g, "");
}

/** A recovery code as the server knows it, however a person typed it: `7KQ2M X9HCT` as `7kq2m-x9hct`. */
function recoveryCodeOf(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
