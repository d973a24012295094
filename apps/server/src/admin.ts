import type { Answer, Call, Command } from "./admin/command.ts";
import { commands } from "./admin/commands.ts";
import { describeUsage, readCall } from "./admin/read-call.ts";
import { readConfig, type ConfigReading } from "./platform/config/read-config.ts";
import { StartFailure } from "./platform/start-failure.ts";

/** Whether whoever read the output has gone, as `head` goes after its lines: they have all they wanted. */
let isUnread = false;

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  isUnread = true;
});

try {
  const found = readCall(commands, process.argv.slice(2));
  if (found === null) throw new StartFailure(describeUsage(commands));
  const { command, call } = found;
  const answer = await run(command, call, readConfig(process.env));
  const said = call.isJson && answer.json !== null ? JSON.stringify(answer.json) : answer.text;
  if (said !== null) process.stdout.write(`${said}\n`);
  if (answer.isBad === true) process.exitCode = 1;
} catch (error) {
  if (error instanceof StartFailure) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else if (!isUnread) throw error;
}

async function run(command: Command, call: Call, reading: ConfigReading): Promise<Answer> {
  if (reading.ok) return command.run(reading.config, call);
  if (command.onMistakes !== undefined) return command.onMistakes(reading.mistakes);
  throw new StartFailure(reading.mistakes.join("\n"));
}
