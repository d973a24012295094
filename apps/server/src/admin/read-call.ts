import type { Call, Command } from "./command.ts";

/** The flag that every command knows. */
const jsonFlag = "--json";

/** Whether the answer of a call goes out as JSON, whatever else is called. */
export function isJsonCall(args: readonly string[]): boolean {
  return args.includes(jsonFlag);
}

/** Finds the command that was called, and reads its arguments; `null` if there is none like it. */
export function readCall(
  commands: readonly Command[],
  args: readonly string[],
): { readonly command: Command; readonly call: Call } | null {
  const [name, ...rest] = args;
  const command = commands.find((known) => known.name === name);
  if (command === undefined) return null;
  const [words, options]: [string[], Map<string, string>] = [[], new Map()];
  const flags = new Set<string>();
  for (let at = 0; at < rest.length; at += 1) {
    const arg = rest[at] ?? "";
    const value = rest[at + 1];
    const isOption = command.options?.has(arg) === true || command.moreOptions?.has(arg) === true;
    if (isOption && value !== undefined) {
      options.set(arg, value);
      at += 1;
    } else if (arg.startsWith("--")) flags.add(arg);
    else words.push(arg);
  }
  const isJson = flags.delete(jsonFlag);
  const isKnown = [...flags].every((flag) => command.flags.includes(flag));
  const isWhole =
    words.length >= command.words.length &&
    words.length <= command.words.length + (command.moreWords?.length ?? 0) &&
    [...(command.options?.keys() ?? [])].every((option) => options.has(option));
  if (!isKnown || !isWhole) return null;
  return { command, call: { words, flags, options, isJson } };
}

/** What is wrong with a call that `readCall` does not find, in one line, and the usage. */
export function describeMistake(commands: readonly Command[], args: readonly string[]): string {
  const [name] = args;
  const usage = describeUsage(commands);
  if (name === undefined) return usage;
  const isCommand = commands.some((known) => known.name === name);
  const mistake = isCommand
    ? `What follows "${name}" is not as below.`
    : `There is no command "${name}".`;
  return `${mistake}\n${usage}`;
}

/** The usage of all commands, one line each. */
export function describeUsage(commands: readonly Command[]): string {
  const calls = commands.map(
    ({ name, words, moreWords = [], flags, options = [], moreOptions = [] }) =>
      [
        `npm run admin -- ${name}`,
        ...words,
        ...[...options].flat(),
        ...[...moreWords, ...flags, ...[...moreOptions].map((option) => option.join(" "))].map(
          (part) => `[${part}]`,
        ),
      ].join(" "),
  );
  const width = Math.max(...calls.map((call) => call.length));
  const lines = commands.map(({ does }, at) => `  ${calls[at]?.padEnd(width)}  ${does}`);
  return `Usage:
${lines.join("\n")}
Each takes the settings that the server has, works while the server runs and while it does not, and answers in JSON with ${jsonFlag}, failures too.`;
}
