import type { AuthenticationFailure } from "../../entities/account/auth.ts";
import { messages } from "./messages.ts";

type FailureTexts = Readonly<Partial<Record<AuthenticationFailure, string>>>;

const signUpFailures: FailureTexts = messages.signUpFailures;

/** The message for a failed sign-in. */
export function signInFailureWords(failure: AuthenticationFailure): string {
  return messages.failures[failure];
}

/** The message for a failed sign-up, password reset or password request. */
export function signUpFailureWords(failure: AuthenticationFailure): string {
  return signUpFailures[failure] ?? messages.failures[failure];
}
