import { checkBus } from "../health/checks/check-bus.ts";
import { checkDatabase } from "../health/checks/check-database.ts";
import { checkDisk } from "../health/checks/check-disk.ts";
import { checkMail } from "../health/checks/check-mail.ts";
import { checkProviders } from "../health/checks/check-providers.ts";
import { checkPublicAddress } from "../health/checks/check-public-address.ts";
import { bad, off, ok, type Finding } from "../health/checks/finding.ts";
import type { Answer, Command } from "./command.ts";

/** Looks at everything that a server needs, and says what to do about what is wrong. */
export const doctor: Command = {
  name: "doctor",
  words: [],
  flags: [],
  does: "looks at the settings, the database, the bus, the disk, mail, sign-in and the public address, and says what to do",
  onMistakes: (mistakes) => answerOf(mistakes.map((line) => bad("settings", line))),
  async run(config) {
    const found = await Promise.all([
      checkDatabase(config),
      checkBus(config),
      checkDisk(config),
      checkMail(config),
      checkProviders(config),
      checkPublicAddress(config),
    ]);
    const settings =
      config.warnings.length === 0
        ? [ok("settings", "All settings are valid.")]
        : config.warnings.map((line) => off("settings", line));
    return answerOf([...settings, ...found.flat()]);
  },
};

function answerOf(checks: readonly Finding[]): Answer {
  const isBad = checks.some(({ isOk }) => !isOk);
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(
    ({ name, line, ...finding }) => `${markOf(finding)}  ${name.padEnd(width)}  ${line}`,
  );
  return { text: lines.join("\n"), json: { isOk: !isBad, checks }, isBad };
}

function markOf({ isOk, isOff }: Pick<Finding, "isOk" | "isOff">): string {
  if (isOff) return "off";
  return isOk ? "ok " : "BAD";
}
