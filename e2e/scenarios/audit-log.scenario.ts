import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { joinOrganization } from "../actors/join-organization.ts";
import { expect, scenario } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";
import { runAdmin } from "../server/run-admin.ts";

async function openAuditLog(page: Page) {
  const settings = await openFromOrganizationMenu(page, "Settings");
  await settings.getByRole("tab", { name: "Organization" }).click();
  await settings.getByRole("button", { name: "Audit log" }).click();
  const log = page.getByRole("dialog", { name: /^Audit log of/ });
  await expect(log).toBeVisible();
  return log;
}

scenario(
  "an administrator reads who did what, filters it and takes it along as lines of JSON",
  async ({ owner, stranger }) => {
    const { page, api } = owner;
    await page.goto("/");
    const empty = await openAuditLog(page);
    await expect(empty.getByText("Nothing yet")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an empty audit log");
    await page.keyboard.press("Escape");
    await expect(empty).toBeHidden();

    await joinOrganization(stranger, owner, []);
    const account = await stranger.api.call<{ user: { id: string } }>("GET", "/account");
    await api.call("PATCH", `/members/${account.user.id}`, { role: "administrator" });
    const log = await openAuditLog(page);
    const rows = log.getByRole("listitem");
    await expect(rows.first()).toContainText("Olga Owner made Sam Stranger an admin");
    await expectAccessibleAtAllWidths(page, "the audit log");
    await log.getByLabel("Kind").selectOption("Members and roles");
    await expect(rows).toHaveCount(1);
    const downloading = page.waitForEvent("download");
    await log.getByRole("button", { name: "Export as JSON lines" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("audit-log.jsonl");
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ act: "roleChanged" }]);
    await log.getByLabel("Kind").selectOption("Exports");
    await expect(rows.first()).toContainText("Olga Owner exported the audit log");
  },
);

scenario(
  "whoever does not administer an organization sees no audit log",
  async ({ owner, stranger }) => {
    const { id } = await joinOrganization(stranger, owner, []);
    const { page, api } = stranger;
    await api.call("POST", `/organizations/${id}/activate`, {});
    await page.goto("/");
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Organization" }).click();
    await expect(settings.getByLabel("Display name")).toBeVisible();
    await expect(settings.getByRole("button", { name: "Audit log" })).toHaveCount(0);
  },
);

scenarioApart(
  "whoever runs the server prints an organization's audit log, while it runs and while it does not",
  async ({ owner, server }) => {
    const settings = { STEMMA_DATA_DIR: server.dataDir, STEMMA_PUBLIC_URL: server.url };
    const { items } = await owner.api.call<{ items: readonly { readonly id: string }[] }>(
      "GET",
      "/organizations",
    );
    const id = items[0]?.id ?? "";
    await owner.api.call("PATCH", `/organizations/${id}`, { organizationName: "The orchard" });
    const acts = (output: string) => output.split("\n").map((line) => JSON.parse(line).act);
    const first = await runAdmin(settings, "audit", id);
    expect(acts(first.output)).toEqual(["auditExported", "organizationRenamed"]);
    await server.stop();
    const second = await runAdmin(settings, "audit", id);
    expect(acts(second.output)).toEqual(["auditExported", "auditExported", "organizationRenamed"]);
    const { code, errors } = await runAdmin(settings, "audit", "nobody's");
    expect(code).toBe(1);
    expect(errors).toContain(`The orchard (${id})`);
    await server.start();
  },
);
