import type { Call, Command } from "./command.ts";

/** The flag that every command knows. */
const jsonFlag = "--json";

/** Finds the command that was called, and reads its arguments; `null` if there is none like it. */
export function readCall(
  commands: readonly Command[],
  args: readonly string[],
): { readonly command: Command; readonly call: Call } | null {
  const [name, ...rest] = args;
  const command = commands.find((known) => known.name === name);
  if (command === undefined) return null;
  const words = rest.filter((arg) => !arg.startsWith("--"));
  const flags = new Set(rest.filter((arg) => arg.startsWith("--")));
  const isJson = flags.delete(jsonFlag);
  const isKnown = [...flags].every((flag) => command.flags.includes(flag));
  if (!isKnown || words.length !== command.words.length) return null;
  return { command, call: { words, flags, isJson } };
}

/** The usage of all commands, one line each. */
export function describeUsage(commands: readonly Command[]): string {
  const calls = commands.map(({ name, words, flags }) =>
    [`npm run admin -- ${name}`, ...words, ...flags.map((flag) => `[${flag}]`)].join(" "),
  );
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ does }, at) => `  ${calls[at]?.padEnd(width)}  ${does}`);
  return `Usage:
${lines.join("\n")}
Each takes the settings that the server has, works while the server runs and while it does not, and answers in JSON with ${jsonFlag}.`;
}
