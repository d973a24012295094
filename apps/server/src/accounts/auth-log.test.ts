import { expect, test } from "vitest";
import { createAuthLog } from "./auth-log.ts";

function logOf(level: string, message: string, ...details: unknown[]): unknown[][] {
  const lines: unknown[][] = [];
  const { log } = createAuthLog({
    error: (...line: unknown[]) => void lines.push(line),
    warn: (...line: unknown[]) => void lines.push(line),
  });
  log(level, message, ...details);
  return lines;
}

test("the sign-in library's line for each refused password is left out: refusals have a line of their own", () => {
  for (const message of ["Invalid password", "User not found", "Password not found"]) {
    expect(logOf("warn", message)).toEqual([]);
  }
});

test("a secret that is easy to guess is told by the name of the setting", () => {
  const said = "[better-auth] Warning: your BETTER_AUTH_SECRET appears low-entropy.";
  expect(logOf("warn", said)).toEqual([
    [expect.stringMatching(/^STEMMA_SECRET is easy to guess\./)],
  ]);
});

test("whatever else it warns of is in the log, and errors with their details", () => {
  expect(logOf("warn", "The state is old")).toEqual([["The state is old"]]);
  expect(logOf("error", "It broke", "at noon")).toEqual([[{ details: ["at noon"] }, "It broke"]]);
  expect(logOf("info", "Hello")).toEqual([]);
});
