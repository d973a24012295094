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
const sell: Command = {
  name: "sell",
  words: ["BOOK"],
  flags: [],
  options: new Map([["--price", "EUROS"]]),
  does: "sells a book",
  run: answer,
};
const list: Command = { name: "list", words: [], flags: [], does: "lists them", run: answer };
const find: Command = {
  name: "find",
  words: ["AUTHOR"],
  moreWords: ["TITLE"],
  flags: [],
  moreOptions: new Map([["--after", "YEAR"]]),
  does: "finds them",
  run: answer,
};
const commands = [lend, sell, list, find];

test("a call names its command, words and flags in any order", () => {
  const found = readCall(commands, ["lend", "--json", "Emma", "--dry-run", "Ada"]);
  expect(found).toEqual({
    command: lend,
    call: {
      words: ["Emma", "Ada"],
      flags: new Set(["--dry-run"]),
      options: new Map(),
      isJson: true,
    },
  });
  expect(readCall(commands, ["sell", "--price", "7", "Emma"])?.call).toMatchObject({
    words: ["Emma"],
    options: new Map([["--price", "7"]]),
  });
  expect(readCall(commands, ["list"])?.call.isJson).toBe(false);
  expect(readCall(commands, ["find", "Austen"])?.call).toMatchObject({ words: ["Austen"] });
  expect(readCall(commands, ["find", "Austen", "--after", "1811", "Emma"])?.call).toMatchObject({
    words: ["Austen", "Emma"],
    options: new Map([["--after", "1811"]]),
  });
});

test.each([
  { args: [], because: "it names no command" },
  { args: ["burn"], because: "there is no such command" },
  { args: ["lend", "Emma"], because: "a word is missing" },
  { args: ["find", "Austen", "Emma", "1815"], because: "there is a word more than it may have" },
  { args: ["list", "Emma"], because: "there is a word too many" },
  { args: ["sell", "Emma"], because: "an option is missing" },
  { args: ["sell", "Emma", "--price"], because: "the option has no value" },
  { args: ["list", "--dry-run"], because: "the command has no such flag" },
])("$args is no call, because $because", ({ args }) => {
  expect(readCall(commands, args)).toBeNull();
});

test("the usage has a line for each command", () => {
  expect(describeUsage(commands).split("\n").slice(0, 5)).toEqual([
    "Usage:",
    "  npm run admin -- lend BOOK PERSON [--dry-run]        lends a book",
    "  npm run admin -- sell BOOK --price EUROS             sells a book",
    "  npm run admin -- list                                lists them",
    "  npm run admin -- find AUTHOR [TITLE] [--after YEAR]  finds them",
  ]);
});
