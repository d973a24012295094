import type { Config } from "../platform/config/config.ts";

/** How a command was called. The words and flags fit its declaration. */
export interface Call {
  /** The arguments: all required ones, and as many of the others as were given. */
  readonly words: readonly string[];
  /** Those of the command's flags that were given, such as `--dry-run`. */
  readonly flags: ReadonlySet<string>;
  /** The values of the command's options, such as an id for `--organization`. */
  readonly options: ReadonlyMap<string, string>;
  /** Whether the answer goes out as JSON: then nothing else may be printed to standard output. */
  readonly isJson: boolean;
}

/** What a command found or did: in words for a person, and as an object for a program; `null` if it has printed both itself. */
export interface Answer {
  readonly text: string | null;
  readonly json: object | null;
  /** Whether the command ran, but what it looked at is not well: the exit code is 1. */
  readonly isBad?: boolean;
}

/** A command of the administrator, called as `npm run admin -- NAME WORDS FLAGS`. Every command also knows `--json`. */
export interface Command {
  readonly name: string;
  /** The names of its required arguments. */
  readonly words: readonly string[];
  /** The names of further arguments, which may be left out from the end. */
  readonly moreWords?: readonly string[];
  readonly flags: readonly string[];
  /** Its required options, each with the name of its value: `--organization` and `ID`. */
  readonly options?: ReadonlyMap<string, string>;
  /** Options that may be left out. */
  readonly moreOptions?: ReadonlyMap<string, string>;
  /** What it does, in a clause that begins with a verb. */
  readonly does: string;
  /** What it answers if the settings have these mistakes; without it, they are printed as errors. */
  onMistakes?(mistakes: readonly string[]): Answer;
  /** @throws StartFailure with one line for what the operator can fix */
  run(config: Config, call: Call): Promise<Answer>;
}
