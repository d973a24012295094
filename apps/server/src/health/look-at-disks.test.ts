import { expect, test } from "vitest";
import { diskLevel } from "../platform/disk-level.ts";
import type { Disk } from "../platform/disks.ts";
import type { Mail } from "../platform/mailer/mailer.ts";
import { lookAtDisks, type ToldLevels } from "./look-at-disks.ts";
import { createDiskNews } from "./tell-of-disk.ts";

const diskLimits = { warnBelow: 500, uploadsBelow: 100 };

const withFree = (free: number): Disk => ({
  holds: "data",
  folder: "/srv/stemma",
  free,
  size: 1_000,
  level: diskLevel({ free, size: 1_000 }, diskLimits),
});

/** An operator, whose mails are kept; `setUp` changes the settings. */
function watch(setUp: { operatorMail?: undefined; isMailSetUp?: false } = {}) {
  const mails: Mail[] = [];
  const logged: string[] = [];
  let accepts = true;
  let told: ToldLevels = {};
  const news = createDiskNews({
    mailer: { send: async (mail) => accepts && mails.push(mail) > 0 },
    logger: { warn: (...said: unknown[]) => void logged.push(String(said.at(-1))) },
    operatorMail: "operator@example.com",
    isMailSetUp: true,
    productName: "Stemma",
    publicUrl: "https://wiki.example.com",
    ...setUp,
  });
  return {
    logged,
    subjects: () => mails.map(({ subject }) => subject),
    lines: () => mails.at(-1)?.lines.join(" "),
    refuseMail: (isRefused: boolean) => void (accepts = !isRefused),
    async look(...frees: number[]) {
      for (const free of frees) {
        told = await lookAtDisks({ news, diskLimits }, [withFree(free)], told);
      }
    },
  };
}

const [nearly, full, again] = [
  "Stemma: the disk is nearly full",
  "Stemma: the disk is full, and uploads are refused",
  "Stemma: there is room on the disk again",
];

test.each([
  { frees: [900, 500], mails: [], because: "there is room" },
  { frees: [499, 300, 120], mails: [nearly], because: "it is told once" },
  { frees: [499, 99, 50], mails: [nearly, full], because: "it crossed both limits" },
  { frees: [50], mails: [full], because: "it fell at once" },
  { frees: [50, 120, 900], mails: [full, nearly, again], because: "it crossed both back" },
  { frees: [499, 501, 499, 540], mails: [nearly], because: "it is about the limit all the time" },
  { frees: [499, 600, 499], mails: [nearly, again, nearly], because: "it had room in between" },
])("of a disk with $frees bytes free, $mails is told, because $because", async (row) => {
  const operator = watch();
  await operator.look(...row.frees);
  expect(operator.subjects()).toEqual(row.mails);
});

test("the mail says how much is free, where, and what follows", async () => {
  const operator = watch();
  await operator.look(400);
  expect(operator.lines()).toMatch(/^400 bytes of 1\.0 kB are free at \/srv\/stemma\. Make room/);
});

test("a mail that the mail server refuses is sent at the next look", async () => {
  const operator = watch();
  operator.refuseMail(true);
  await operator.look(400, 400);
  expect(operator.subjects()).toEqual([]);
  operator.refuseMail(false);
  await operator.look(400, 400);
  expect(operator.subjects()).toEqual([nearly]);
});

test.each([{ operatorMail: undefined }, { isMailSetUp: false } as const])(
  "with %o, it is a line in the log, once",
  async (setUp) => {
    const operator = watch(setUp);
    await operator.look(400, 400);
    expect(operator.subjects()).toEqual([]);
    expect(operator.logged).toEqual(["Disk: the disk is nearly full."]);
  },
);
