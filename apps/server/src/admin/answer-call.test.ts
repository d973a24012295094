import { expect, test } from "vitest";
import { StartFailure } from "../platform/start-failure.ts";
import { answerCall } from "./answer-call.ts";
import type { Command } from "./command.ts";

const count: Command = {
  name: "count",
  words: ["WHAT"],
  flags: [],
  does: "counts things",
  async run(_config, { words: [what = ""] }) {
    if (what === "dust") throw new StartFailure("There is no dust here: look elsewhere.");
    if (what === "gaps") return { text: "3 gaps.", json: { gaps: 3 }, isBad: true };
    return { text: `7 ${what}.`, json: { count: 7 } };
  },
};

const answer = (args: readonly string[], env = {}) => answerCall([count], args, env);

test("a command answers in words, or as an object with --json", async () => {
  expect(await answer(["count", "cups"])).toEqual({ output: "7 cups.", errors: null, code: 0 });
  const json = { output: '{"count":7}', errors: null, code: 0 };
  expect(await answer(["count", "cups", "--json"])).toEqual(json);
  expect(await answer(["count", "gaps", "--json"])).toMatchObject({
    output: '{"gaps":3}',
    code: 1,
  });
});

const dust = "There is no dust here: look elsewhere.";
const noWord = '"count" needs WHAT. Write: count WHAT';
const noCommand = 'There is no command "guess".\nUsage: ';
const port = 'PORT ("x") is not valid: ';

test.each([
  { args: ["count", "dust"], env: {}, error: dust, because: "it failed" },
  { args: ["count", "cups"], env: { PORT: "x" }, error: port, because: "a setting is wrong" },
  { args: ["count"], env: {}, error: noWord, because: "it was called without its word" },
  { args: ["guess"], env: {}, error: noCommand, because: "there is no such command" },
])(
  "$args says what is wrong in words, or as an object with --json, because $because",
  async ({ args, env, error }) => {
    const inWords = await answer(args, env);
    expect(inWords).toMatchObject({ output: null, code: 1 });
    expect(inWords.errors).toContain(error);
    const asObject = await answer([...args, "--json"], env);
    expect(asObject).toMatchObject({ errors: null, code: 1 });
    expect(JSON.parse(asObject.output ?? "")).toEqual({ error: inWords.errors });
  },
);
