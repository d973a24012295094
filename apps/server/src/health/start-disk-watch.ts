import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../platform/config/config.ts";
import type { Disks } from "../platform/disks.ts";
import type { Logger } from "../platform/logger.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { lookAtDisks, type ToldLevels } from "./look-at-disks.ts";
import { createDiskNews } from "./tell-of-disk.ts";

/** The interval at which the disks are looked at, in milliseconds. */
const lookEveryMs = 60_000;

/** The file in the data folder that says what was told last, so that a restart does not tell it again. */
const toldName = "disk-told.json";

interface Needs {
  readonly disks: Disks;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

/** Looks at the disks now and then, the first time at once, and tells the operator when one crosses a limit. */
export function startDiskWatch(
  config: Config,
  { disks, mailer, logger }: Needs,
): { close(): Promise<void> } {
  const { diskLimits, dataDir, smtpUrl } = config;
  const file = path.join(dataDir, toldName);
  const news = createDiskNews({ ...config, mailer, logger, isMailSetUp: smtpUrl !== undefined });
  let told: ToldLevels | null = null;
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      const before: ToldLevels = told ?? (await readTold(file));
      told = await lookAtDisks({ news, diskLimits }, await disks.read(), before);
      if (JSON.stringify(told) !== JSON.stringify(before)) await keepTold(file, told);
    } catch (error) {
      logger.error({ err: error }, "The disks could not be looked at; it is tried again.");
    }
    running = null;
  }

  const lookUnlessLooking = () => {
    running ??= look();
  };
  lookUnlessLooking();
  const timer = setInterval(lookUnlessLooking, lookEveryMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

async function readTold(file: string): Promise<ToldLevels> {
  try {
    return (JSON.parse(await readFile(file, "utf8")) as ToldLevels | null) ?? {};
  } catch {
    return {};
  }
}

/** Without a data folder, and on a disk without any room, it is kept in memory alone. */
async function keepTold(file: string, told: ToldLevels): Promise<void> {
  await writeFile(file, JSON.stringify(told), { mode: 0o600 }).catch(() => undefined);
}
