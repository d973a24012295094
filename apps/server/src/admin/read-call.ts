import type { Call, Command } from "./command.ts";

/** The flag that every command knows. */
const jsonFlag = "--json";

/** What people write who ask for the usage. */
const helpWords: ReadonlySet<string> = new Set(["help", "--help", "-h"]);

/** Whether the answer of a call goes out as JSON, whatever else is called. */
export function isJsonCall(args: readonly string[]): boolean {
  return args.includes(jsonFlag);
}

/** The arguments behind the name of a command, by their kinds. */
interface Sorted {
  readonly words: string[];
  readonly flags: Set<string>;
  readonly options: Map<string, string>;
}

/** Finds the command that was called, and reads its arguments; `null` if there is none like it. */
export function readCall(
  commands: readonly Command[],
  args: readonly string[],
): { readonly command: Command; readonly call: Call } | null {
  const [name, ...rest] = args;
  const command = commands.find((known) => known.name === name);
  if (command === undefined) return null;
  const sorted = sort(command, rest);
  if (findMistake(command, sorted) !== null) return null;
  const isJson = sorted.flags.delete(jsonFlag);
  return { command, call: { ...sorted, isJson } };
}

function sort(command: Command, args: readonly string[]): Sorted {
  const [words, options]: [string[], Map<string, string>] = [[], new Map()];
  const flags = new Set<string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? "";
    const value = args[at + 1];
    const isOption = command.options?.has(arg) === true || command.moreOptions?.has(arg) === true;
    if (isOption && value !== undefined && !value.startsWith("--")) {
      options.set(arg, value);
      at += 1;
    } else if (arg.startsWith("--")) flags.add(arg);
    else words.push(arg);
  }
  return { words, flags, options };
}

/** What does not fit the declaration of a command, in a sentence; `null` if everything fits. */
function findMistake(command: Command, { words, flags, options }: Sorted): string | null {
  const { name, moreWords = [], options: needed = new Map<string, string>() } = command;
  for (const flag of flags) {
    const value = needed.get(flag) ?? command.moreOptions?.get(flag);
    if (value !== undefined) return `${flag} needs a value, ${value}.`;
    if (flag !== jsonFlag && !command.flags.includes(flag)) return `"${name}" has no ${flag}.`;
  }
  // An empty word is what a shell makes of a variable that is not set.
  const missing = command.words.find((_, at) => (words[at] ?? "") === "");
  if (missing !== undefined) return `"${name}" needs ${missing}.`;
  const tooMuch = words[command.words.length + moreWords.length];
  if (tooMuch !== undefined) return `"${tooMuch}" is too much for "${name}".`;
  for (const [option, value] of needed) {
    if (!options.has(option)) return `"${name}" needs ${option} ${value}.`;
  }
  return null;
}

/** What is wrong with a call that `readCall` does not find: in one line if its command is known, else with the usage. */
export function describeMistake(commands: readonly Command[], args: readonly string[]): string {
  const [name = "", ...rest] = args;
  if (name === "" || name === jsonFlag || helpWords.has(name)) return describeUsage(commands);
  const command = commands.find((known) => known.name === name);
  if (command === undefined) return `There is no command "${name}".\n${describeUsage(commands)}`;
  const usage = `Write: ${describeForm(command)}`;
  if (rest.some((arg) => helpWords.has(arg))) return `It ${command.does}. ${usage}`;
  return `${findMistake(command, sort(command, rest)) ?? ""} ${usage}`.trim();
}

/** How a command is written behind `npm run admin --` or `node admin`. */
function describeForm(command: Command): string {
  const { name, words, moreWords = [], flags, options = [], moreOptions = [] } = command;
  const further = [...moreWords, ...flags, ...[...moreOptions].map((option) => option.join(" "))];
  return [name, ...words, ...[...options].flat(), ...further.map((part) => `[${part}]`)].join(" ");
}

/** The usage of all commands, one line each. */
export function describeUsage(commands: readonly Command[]): string {
  const forms = commands.map(describeForm);
  const width = Math.max(...forms.map((form) => form.length));
  const lines = commands.map(({ does }, at) => `  ${forms[at]?.padEnd(width)}  ${does}`);
  return `Usage: npm run admin -- COMMAND in a checkout, node admin COMMAND in a release. The commands:
${lines.join("\n")}
Each takes the settings that the server has, and answers in JSON with ${jsonFlag}, failures too. It works while the server runs and while it does not, unless its line says otherwise.`;
}
