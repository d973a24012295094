import type { ProviderFailure } from "./provider-failure.ts";

/** The message for a failed sign-in with a provider: what happened, and what the person can do. */
export function providerFailureWords(failure: ProviderFailure, name: string): string {
  const words = wordsOf(failure, name);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function wordsOf(failure: ProviderFailure, name: string): string {
  switch (failure) {
    case "POPUP_BLOCKED":
      return `Your browser blocked the window of ${name}. Allow this site to open windows, or sign in in this tab.`;
    case "POPUP_CLOSED":
      // A provider can cut the link to its window, which then looks closed although it is open: the message must be
      // true in both cases.
      return `You are not signed in yet. If the window of ${name} is closed, please try again. If it is open, go on there.`;
    case "CANCELLED":
      return `Signing in was cancelled at ${name}. Please try again, or sign in another way.`;
    case "PROVIDER_UNREACHABLE":
      return `${name} can't be reached right now. Try again later, or sign in another way.`;
    case "PROVIDER_FAILED":
      return `${name} did not complete the sign-in. Please try again. If it happens again, tell whoever runs this server.`;
    case "NOT_LINKED":
      return `There is an account with this email, and ${name} has not verified that the email is yours. Sign in with your password instead.`;
    case "ANSWER_INVALID":
      return `The answer of ${name} could not be checked. If it happens again, tell whoever runs this server: its clock or its settings may be wrong.`;
    case "STATE_LOST":
      return "This sign-in took too long, or was begun in another browser. Please try again.";
    case "NO_EMAIL":
      return `${name} did not tell your email, without which there is no account. Allow it there, or sign in another way.`;
    case "TOO_MANY_REQUESTS":
      return "Too many failed attempts. Please wait or reset your password.";
    case "OTHER":
      return "Login failed. Please check your credentials and try again.";
    case "UNEXPECTED":
      return "An unexpected error occurred. Please try again.";
  }
}
