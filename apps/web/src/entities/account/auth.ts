import { field, postAuth } from "./post-auth.ts";
import type { ProviderFailure } from "./provider-failure.ts";

/**
 * Why signing in, up or out failed. `CODE_NEEDED`: the password was right, and a code is asked for as well. `PASSKEY_NOT_USED`: the person closed the
 * browser's question, or it took too long. `OTHER`: the
 * server refused for a reason not listed here. `UNEXPECTED`: no connection, or a server error.
 */
export type AuthenticationFailure =
  | "INVALID_EMAIL"
  | "INVALID_NAME"
  | "USER_NOT_FOUND"
  | "INVALID_PASSWORD"
  | "TOO_MANY_REQUESTS"
  | "USER_ALREADY_EXISTS"
  | "PASSWORD_TOO_SHORT"
  | "PASSWORD_TOO_LONG"
  | "PASSWORD_TOO_EASY"
  | "INVALID_TOKEN"
  | "CODE_NEEDED"
  | "INVALID_CODE"
  | "CODE_USED"
  | "SECOND_FACTOR_UNREADABLE"
  | "CODE_EXPIRED"
  | "PASSKEY_NOT_USED"
  | "PASSKEY_UNKNOWN"
  | "OTHER"
  | "UNEXPECTED";

const namedFailures: ReadonlySet<string> = new Set<AuthenticationFailure>([
  "INVALID_EMAIL",
  "INVALID_NAME",
  "USER_NOT_FOUND",
  "INVALID_PASSWORD",
  "TOO_MANY_REQUESTS",
  "USER_ALREADY_EXISTS",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_EASY",
  "INVALID_TOKEN",
]);

/** Starts a session with e-mail and password. `null` on success. */
export async function signIn(credentials: {
  readonly email: string;
  readonly password: string;
}): Promise<AuthenticationFailure | null> {
  const { failure, answer } = await post("sign-in/email", credentials);
  return field(answer, "twoFactorRedirect") === true ? "CODE_NEEDED" : failure;
}

/** Creates a sign-in with e-mail and password, and starts its first session. `null` on success. */
export async function signUp(person: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<AuthenticationFailure | null> {
  return (await post("sign-up/email", person)).failure;
}

/** Ends the session. `null` on success. */
export async function signOut(): Promise<AuthenticationFailure | null> {
  return (await post("sign-out", {})).failure;
}

/**
 * Mails a link for choosing a new password, if an account has this address. The result does not tell whether one has.
 */
export async function requestPasswordReset(email: string): Promise<AuthenticationFailure | null> {
  return (await post("request-password-reset", { email })).failure;
}

/** Sets a new password with the token from the mail, and ends every session of the person. `null` on success. */
export async function resetPassword(
  token: string,
  newPassword: string,
): Promise<AuthenticationFailure | null> {
  return (await post("reset-password", { token, newPassword })).failure;
}

/** Changes the password and ends every other session. `null` on success. */
export async function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<AuthenticationFailure | null> {
  return (await post("change-password", { currentPassword, newPassword })).failure;
}

/**
 * The address at the provider where a sign-in continues, or the reason why it cannot begin. The provider returns to
 * `landing`, a path of this site.
 */
export async function beginProviderSignIn(
  provider: string,
  landing: string,
): Promise<
  | { readonly url: string; readonly failure: null }
  | { readonly url: null; readonly failure: ProviderFailure }
> {
  const { failure, answer } = await post("sign-in/social", {
    provider,
    callbackURL: landing,
    errorCallbackURL: landing,
    disableRedirect: true,
  });
  const url = field(answer, "url");
  if (typeof url === "string") return { url, failure: null };
  if (field(answer, "code") === "PROVIDER_UNREACHABLE") {
    return { url: null, failure: "PROVIDER_UNREACHABLE" };
  }
  const isTooOften = failure === "TOO_MANY_REQUESTS";
  return { url: null, failure: isTooOften ? "TOO_MANY_REQUESTS" : "UNEXPECTED" };
}

interface Answered {
  readonly failure: AuthenticationFailure | null;
  readonly answer: unknown;
}

async function post(endpoint: string, body: object): Promise<Answered> {
  const { status, answer } = await postAuth(endpoint, body);
  return { failure: status < 300 ? null : failureOf(status, answer), answer };
}

function failureOf(status: number, answer: unknown): AuthenticationFailure {
  const code = field(answer, "code");
  if (status === 429) return "TOO_MANY_REQUESTS";
  if (status >= 500) return "UNEXPECTED";
  if (typeof code !== "string") return "OTHER";
  if (code.startsWith("USER_ALREADY_EXISTS")) return "USER_ALREADY_EXISTS";
  return namedFailures.has(code) ? (code as AuthenticationFailure) : "OTHER";
}
