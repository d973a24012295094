import { audit } from "./admin/audit.ts";
import { backup } from "./admin/backup.ts";
import type { Answer, Call, Command } from "./admin/command.ts";
import { describeUsage, readCall } from "./admin/read-call.ts";
import { distribute } from "./admin/distribute.ts";
import { doctor } from "./admin/doctor.ts";
import { endSessions } from "./admin/end-sessions.ts";
import { exportOrganization } from "./admin/export-organization.ts";
import { importOrganization } from "./admin/import-organization.ts";
import { makeAdministrator } from "./admin/make-administrator.ts";
import { reindex } from "./admin/reindex.ts";
import { removeSecondFactor } from "./admin/remove-second-factor.ts";
import { resetLink } from "./admin/reset-link.ts";
import { restore } from "./admin/restore.ts";
import { status } from "./admin/status.ts";
import { sweepFiles } from "./admin/sweep-files.ts";
import { users } from "./admin/users.ts";
import { verify } from "./admin/verify.ts";
import { readConfig, type ConfigReading } from "./platform/config/read-config.ts";
import { StartFailure } from "./platform/start-failure.ts";

/** The commands of the administrator, in the order of the usage. */
const commands: readonly Command[] = [
  status,
  doctor,
  backup,
  restore,
  verify,
  exportOrganization,
  importOrganization,
  users,
  makeAdministrator,
  audit,
  resetLink,
  endSessions,
  reindex,
  removeSecondFactor,
  sweepFiles,
  distribute,
];

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
