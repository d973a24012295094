import type { AuthenticationFailure } from "../../entities/account/auth.ts";

const messages: Readonly<Record<AuthenticationFailure, string>> = {
  INVALID_EMAIL: "Invalid email format. Please enter a valid email.",
  INVALID_NAME: "Please enter a name in one line, of at most 200 characters.",
  USER_NOT_FOUND: "No account found with this email.",
  INVALID_PASSWORD: "Incorrect password. Please try again.",
  TOO_MANY_REQUESTS: "Too many failed attempts. Please wait or reset your password.",
  OTHER: "Login failed. Please check your credentials and try again.",
  UNEXPECTED: "An unexpected error occurred. Please try again.",
  USER_ALREADY_EXISTS: "An account with this email exists already. Sign in instead.",
  INVALID_TOKEN: "This link was used already, or is older than an hour.",
  PASSWORD_TOO_SHORT: "This password is too short. Please choose one of at least 8 characters.",
  PASSWORD_TOO_LONG: "This password is too long. Please choose one of at most 128 characters.",
};

/** Messages for sign-up and password changes, where the sign-in messages do not fit. */
const otherMessages: Partial<Record<AuthenticationFailure, string>> = {
  TOO_MANY_REQUESTS: "Too many tries. Please wait a minute and try again.",
  OTHER: "This did not work. Please try again.",
};

/** The message for a failed sign-in. Specification, section 8; {@link signUpMessage} defines the last ones. */
export function signInMessage(failure: AuthenticationFailure): string {
  return messages[failure];
}

/** The message for a failed sign-up, password reset or password request. */
export function signUpMessage(failure: AuthenticationFailure): string {
  return otherMessages[failure] ?? messages[failure];
}
