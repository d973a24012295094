import { answerCall } from "./admin/answer-call.ts";
import { commands } from "./admin/commands.ts";

/** Whether whoever read the output has gone, as `head` goes after its lines: they have all they wanted. */
let isUnread = false;

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  isUnread = true;
});

try {
  const { output, errors, code } = await answerCall(commands, process.argv.slice(2), process.env);
  if (output !== null) process.stdout.write(`${output}\n`);
  if (errors !== null) process.stderr.write(`${errors}\n`);
  if (code !== 0) process.exitCode = code;
} catch (error) {
  if (!isUnread) throw error;
}
