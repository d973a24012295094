import { makePage } from "../actors/make-page.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { startMailBox } from "../server/mail-box.ts";
import { runAdmin } from "../server/run-admin.ts";

scenarioApart(
  "the doctor finds a running server well, and says of a stopped one what to do",
  async ({ owner, server }) => {
    const mailBox = await startMailBox();
    const settings = {
      STEMMA_DATA_DIR: server.dataDir,
      STEMMA_PUBLIC_URL: server.url,
      STEMMA_PROCESSES: "1",
      SMTP_URL: mailBox.smtpUrl,
    };
    await makePage(owner, "Tides", "High at noon.");
    const running = await runAdmin(settings, "doctor", "--json");
    const { checks } = JSON.parse(running.output) as { checks: { name: string; isOk: boolean }[] };
    expect(checks.filter(({ isOk }) => !isOk)).toEqual([]);
    expect(running.code).toBe(0);
    expect(checks.map(({ name }) => name)).toEqual([
      "settings",
      "database",
      "extension",
      "collation",
      "connections",
      "migrations",
      "clock",
      "backups",
      "bus",
      "disk",
      "mail",
      "public address",
      "live screens",
    ]);
    const found = JSON.parse((await runAdmin(settings, "status", "--json")).output);
    expect(found).toMatchObject({ isAnswering: true, tasks: { failed: 0 } });
    expect(found.contents.pages).toBeGreaterThan(0);
    expect(found.database.bytes).toBeGreaterThan(1_000_000);

    await mailBox.close();
    await owner.context.close();
    await server.stop();
    const stopped = await runAdmin(settings, "doctor");
    expect(stopped.code).toBe(1);
    expect(stopped.output).toMatch(
      /^BAD +mail +The mail server at 127.*ECONNREFUSED.*: check SMTP_URL\.$/m,
    );
    expect(stopped.output).toMatch(/^off +backups +No backups are scheduled\./m);
    const wrong = stopped.output.split("\n").filter((line) => !/^(ok|off) /.test(line));
    expect(wrong).toEqual([
      expect.stringMatching(/^BAD +mail /),
      expect.stringMatching(/^BAD +public address .*start Stemma, or check/),
    ]);
    const without = await runAdmin(settings, "status");
    expect(without.output).toMatch(/^server +does not answer at http/m);
    expect(without.code).toBe(0);

    const mistaken = await runAdmin({ ...settings, PORT: "three" }, "doctor");
    expect(mistaken).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^BAD +settings +PORT/),
    });
    const nowhere = await runAdmin({ ...settings, STEMMA_DATA_DIR: "/nowhere" }, "doctor");
    expect(nowhere.output).toMatch(/^BAD +database +There is no database in \/nowhere/m);
  },
);
