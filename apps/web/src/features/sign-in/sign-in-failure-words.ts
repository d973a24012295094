import type { AuthenticationFailure } from "../../entities/account/auth.ts";
import { messages } from "./messages.ts";

type FailureTexts = Readonly<Partial<Record<AuthenticationFailure, string>>>;

const signUpFailures: FailureTexts = messages.signUpFailures;

/** The message for a failed sign-in. None if it did not fail, or goes on with a code. */
export function signInFailureWords(failure: AuthenticationFailure | null): string | null {
  return failure === null || failure === "CODE_NEEDED" ? null : messages.failures[failure];
}

/** The message for a failed sign-up, password reset or password request. None if it did not fail. */
export function signUpFailureWords(failure: AuthenticationFailure | null): string | null {
  return (failure && signUpFailures[failure]) ?? signInFailureWords(failure);
}
