import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { describeUsage, readCall } from "./read-call.ts";

const answer = async () => ({ text: "", json: {} });
const lend: Command = {
  name: "lend",
  words: ["BOOK", "PERSON"],
  flags: ["--dry-run"],
  does: "lends a book",
  run: answer,
};
const list: Command = { name: "list", words: [], flags: [], does: "lists them", run: answer };
const commands = [lend, list];

test("a call names its command, words and flags in any order", () => {
  const found = readCall(commands, ["lend", "--json", "Emma", "--dry-run", "Ada"]);
  expect(found).toEqual({
    command: lend,
    call: { words: ["Emma", "Ada"], flags: new Set(["--dry-run"]), isJson: true },
  });
  expect(readCall(commands, ["list"])?.call.isJson).toBe(false);
});

test.each([
  { args: [], because: "it names no command" },
  { args: ["burn"], because: "there is no such command" },
  { args: ["lend", "Emma"], because: "a word is missing" },
  { args: ["list", "Emma"], because: "there is a word too many" },
  { args: ["list", "--dry-run"], because: "the command has no such flag" },
])("$args is no call, because $because", ({ args }) => {
  expect(readCall(commands, args)).toBeNull();
});

test("the usage has a line for each command", () => {
  expect(describeUsage(commands).split("\n").slice(0, 3)).toEqual([
    "Usage:",
    "  npm run admin -- lend BOOK PERSON [--dry-run]  lends a book",
    "  npm run admin -- list                          lists them",
  ]);
});
