import { expect, test } from "vitest";
import { signInFailureWords, signUpFailureWords } from "./sign-in-failure-words.ts";

test.each([
  {
    failure: "INVALID_EMAIL",
    message: "Invalid email format. Please enter a valid email.",
    because: "the e-mail is invalid",
  },
  {
    failure: "USER_NOT_FOUND",
    message: "No account found with this email.",
    because: "nobody signed up with it",
  },
  {
    failure: "INVALID_PASSWORD",
    message: "Incorrect password. Please try again.",
    because: "the password is another one",
  },
  {
    failure: "TOO_MANY_REQUESTS",
    message: "Too many failed attempts. Please wait or reset your password.",
    because: "it was tried too often",
  },
  {
    failure: "OTHER",
    message: "Login failed. Please check your credentials and try again.",
    because: "sign-in was refused for another reason",
  },
  {
    failure: "UNEXPECTED",
    message: "An unexpected error occurred. Please try again.",
    because: "the failure is none of sign-in's",
  },
] as const)("a person reads '$message' when $because", ({ failure, message }) => {
  expect(signInFailureWords(failure)).toBe(message);
});

test.each([
  {
    failure: "TOO_MANY_REQUESTS",
    message: "Too many tries. Please wait a minute and try again.",
    because: "a visitor has no password to reset",
  },
  {
    failure: "OTHER",
    message: "This did not work. Please try again.",
    because: "nobody logs in there",
  },
  {
    failure: "PASSWORD_TOO_LONG",
    message: "This password is too long. Please choose one of at most 128 characters.",
    because: "the limit helps to choose another",
  },
  {
    failure: "PASSWORD_TOO_EASY",
    message:
      "This password is easy to guess: many people use it, or it is made of names. Please choose another.",
    because: "the reason helps to choose another",
  },
] as const)("at sign-up $failure reads '$message', because $because", ({ failure, message }) => {
  expect(signUpFailureWords(failure)).toBe(message);
});
