import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { samplePassword, samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import { sendTo } from "@stemma/sample/send";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { openSql } from "../server/open-sql.ts";
import { take } from "./take.ts";

scenarioApart("the picture of the administration screen", async ({ visitor, server }) => {
  await seedHandbook(sendTo(server.url));
  const sql = openSql(server.dataDir);
  await sql`update authentication.users set email_verified = true`;
  await sql.end();
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-backups-"));
  const { email } = samplePeople.ana;
  await server.stop();
  await server.start({ STEMMA_OPERATORS: email, STEMMA_BACKUP_DIR: folder });
  const { page, api } = visitor;
  await api.call("POST", "/auth/sign-in/email", { email, password: samplePassword });
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto("/administration");
  await expect(page.getByRole("region", { name: "Backups" })).toContainText("Last backup", {
    timeout: 60_000,
  });
  await take(page, "administration");
  rmSync(folder, { recursive: true, force: true });
});
