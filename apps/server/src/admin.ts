import type { Command } from "./admin/command.ts";
import { describeUsage, readCall } from "./admin/read-call.ts";
import { resetLink } from "./admin/reset-link.ts";
import { sweepFiles } from "./admin/sweep-files.ts";
import { readConfig } from "./platform/config/read-config.ts";
import { StartFailure } from "./platform/start-failure.ts";

/** The commands of the administrator, in the order of the usage. */
const commands: readonly Command[] = [resetLink, sweepFiles];

try {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  const found = readCall(commands, process.argv.slice(2));
  if (found === null) throw new StartFailure(describeUsage(commands));
  const { command, call } = found;
  const answer = await command.run(reading.config, call);
  process.stdout.write(`${call.isJson ? JSON.stringify(answer.json) : answer.text}\n`);
  if (answer.isBad === true) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
