import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { describeMistake, describeUsage, readCall } from "./read-call.ts";

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

const usage = describeUsage(commands);
const lendForm = "Write: lend BOOK PERSON [--dry-run]";
const sellForm = "Write: sell BOOK --price EUROS";
const listForm = "Write: list";
const findForm = "Write: find AUTHOR [TITLE] [--after YEAR]";

test.each([
  { args: [], line: usage },
  { args: ["--help"], line: usage },
  { args: ["burn"], line: `There is no command "burn".\n${usage}` },
  { args: ["lend", "Emma"], line: `"lend" needs PERSON. ${lendForm}` },
  { args: ["lend", "", "Ada"], line: `"lend" needs BOOK. ${lendForm}` },
  { args: ["lend", "--help"], line: `It lends a book. ${lendForm}` },
  { args: ["find", "Austen", "Emma", "1815"], line: `"1815" is too much for "find". ${findForm}` },
  { args: ["find", "Austen", "--after"], line: `--after needs a value, YEAR. ${findForm}` },
  { args: ["list", "Emma"], line: `"Emma" is too much for "list". ${listForm}` },
  { args: ["list", "--dry-run"], line: `"list" has no --dry-run. ${listForm}` },
  { args: ["sell", "Emma"], line: `"sell" needs --price EUROS. ${sellForm}` },
  { args: ["sell", "Emma", "--price"], line: `--price needs a value, EUROS. ${sellForm}` },
  {
    args: ["sell", "Emma", "--price", "--json"],
    line: `--price needs a value, EUROS. ${sellForm}`,
  },
])("$args is no call, and its mistake is named", ({ args, line }) => {
  expect(readCall(commands, args)).toBeNull();
  expect(describeMistake(commands, args)).toBe(line);
});

test("the usage has a line for each command, as in a checkout and in a release", () => {
  expect(usage.split("\n").slice(0, 5)).toEqual([
    "Usage: npm run admin -- COMMAND in a checkout, node admin COMMAND in a release. The commands:",
    "  lend BOOK PERSON [--dry-run]        lends a book",
    "  sell BOOK --price EUROS             sells a book",
    "  list                                lists them",
    "  find AUTHOR [TITLE] [--after YEAR]  finds them",
  ]);
});
