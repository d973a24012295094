import { readConfig, type ConfigReading } from "../platform/config/read-config.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { Answer, Call, Command } from "./command.ts";
import { describeMistake, isJsonCall, readCall } from "./read-call.ts";

/** What a call prints, each `null` if nothing, and the exit code. */
export interface Said {
  readonly output: string | null;
  readonly errors: string | null;
  readonly code: 0 | 1;
}

/**
 * Runs the command that was called. With `--json`, a failure that the operator can fix is an object with the text of `error` on standard
 * output, where a program reads the answer; otherwise it is text on standard error.
 */
export async function answerCall(
  commands: readonly Command[],
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Said> {
  try {
    const found = readCall(commands, args);
    if (found === null) throw new StartFailure(describeMistake(commands, args));
    const { command, call } = found;
    const answer = await run(command, call, readConfig(env));
    const output = call.isJson && answer.json !== null ? JSON.stringify(answer.json) : answer.text;
    return { output, errors: null, code: answer.isBad === true ? 1 : 0 };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    if (!isJsonCall(args)) return { output: null, errors: error.message, code: 1 };
    return { output: JSON.stringify({ error: error.message }), errors: null, code: 1 };
  }
}

async function run(command: Command, call: Call, reading: ConfigReading): Promise<Answer> {
  if (reading.ok) return command.run(reading.config, call);
  if (command.onMistakes !== undefined) return command.onMistakes(reading.mistakes);
  throw new StartFailure(reading.mistakes.join("\n"));
}
