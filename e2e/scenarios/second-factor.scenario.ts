import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { authenticatorCode } from "../actors/authenticator-code.ts";
import { enterAgain } from "../actors/enter-again.ts";
import { expect, scenario } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { openAccountSettings } from "../screens/account-settings.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";
import { recoveryCodesDialog } from "../screens/recovery-codes-dialog.ts";
import { setUpSecondFactor } from "../screens/set-up-second-factor.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { runAdmin } from "../server/run-admin.ts";

const home = (page: Page) => page.getByRole("heading", { name: "Home", exact: true });
const turnOn = "Turn on the second factor";

scenario(
  "a person turns on a second factor, signs in with it, and with a recovery code when the app is lost",
  async ({ owner, enterUnknown, visitor }) => {
    const phone = await enterAgain(enterUnknown, owner);
    phone.complaints.allow(/^401 /);
    visitor.complaints.allow(/^401 POST .*two-factor/);
    await phone.page.goto("/");
    await expect(home(phone.page)).toBeVisible();

    const settings = await openAccountSettings(owner.page);
    await settings.getByRole("button", { name: turnOn }).click();
    const { key, recoveryCodes } = await setUpSecondFactor(settings, owner.password);
    const saving = owner.page.waitForEvent("download");
    await recoveryCodesDialog(owner.page).getByRole("button", { name: "Download" }).click();
    const saved = await readFile(await (await saving).path(), "utf8");
    expect(saved).toContain(`Recovery codes for Stemma, ${owner.email}\n`);
    for (const code of recoveryCodes) expect(saved).toContain(code);
    await recoveryCodesDialog(owner.page).getByRole("button", { name: "I saved them" }).click();
    await expect(settings.getByText("Your second factor is on.")).toBeVisible();
    // The phone leaves without any action on it; this browser stays.
    await expect(phone.page).toHaveURL(/\/signIn/);
    await owner.page.reload();
    await expect(home(owner.page)).toBeVisible();

    const { page } = visitor;
    await page.goto("/signIn?redirect=%2Fdrafts");
    await signInScreen(page).signIn(owner);
    await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
    await page.getByRole("textbox", { name: "Code" }).fill("12345");
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await expect(page.getByRole("alert")).toHaveText("This code is not right. Please try again.");
    // The code that turned the second factor on was used; the app of this person is half a minute ahead.
    await page.getByRole("textbox", { name: "Code" }).fill(authenticatorCode(key, 1));
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await expect(page).toHaveURL(/\/drafts$/);

    await signInScreen(phone.page).signIn(owner);
    await phone.page.getByRole("button", { name: "Use a recovery code" }).click();
    const typed = (recoveryCodes[0] ?? "").toUpperCase().replace("-", " ");
    await phone.page.getByRole("textbox", { name: "Recovery code" }).fill(typed);
    await phone.page.getByRole("button", { name: "SIGN IN" }).click();
    await expect(home(phone.page)).toBeVisible();
  },
);

scenario(
  "a person makes new recovery codes, and turns the second factor off with the password",
  async ({ owner, visitor }) => {
    owner.complaints.allow(/^400 POST .*two-factor/);
    const settings = await openAccountSettings(owner.page);
    await settings.getByRole("button", { name: turnOn }).click();
    const { recoveryCodes } = await setUpSecondFactor(settings, owner.password);
    await recoveryCodesDialog(owner.page).getByRole("button", { name: "I saved them" }).click();

    await settings.getByRole("button", { name: "New codes" }).click();
    await settings.getByLabel("Your password").fill("wrong horse battery");
    await settings.getByRole("button", { name: "Make new codes" }).click();
    await expect(settings.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
    await settings.getByLabel("Your password").fill(owner.password);
    await settings.getByRole("button", { name: "Make new codes" }).click();
    const codes = recoveryCodesDialog(owner.page).getByRole("list");
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await expect(codes).not.toContainText(recoveryCodes[0] ?? "");
    await recoveryCodesDialog(owner.page).getByRole("button", { name: "I saved them" }).click();

    await settings.getByRole("button", { name: "Turn off the second factor" }).click();
    await settings.getByLabel("Your password").fill(owner.password);
    await settings.getByRole("button", { name: "Turn off", exact: true }).last().click();
    await expect(settings.getByText("Your second factor is off.")).toBeVisible();
    await visitor.page.goto("/signIn");
    await signInScreen(visitor.page).signIn(owner);
    await expect(home(visitor.page)).toBeVisible();
  },
);

scenario(
  "new recovery codes stay until they are saved: neither Escape, a press beside them nor going back loses them",
  async ({ owner }) => {
    const { page } = owner;
    await page.goto("/drafts");
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await expect(home(page)).toBeVisible();
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Account" }).click();
    await settings.getByRole("button", { name: turnOn }).click();
    // They also stay while the settings behind them cannot be read again.
    const reads = "**/rpc/accounts/signInMethods**";
    await page.route(reads, (route) => route.fulfill({ status: 400, json: {} }));
    owner.complaints.allow(/^400 GET .*signInMethods/);
    const failed = page.waitForResponse((response) => response.url().includes("signInMethods"));
    const { recoveryCodes } = await setUpSecondFactor(settings, owner.password);
    await failed;
    await page.unroute(reads);
    const dialog = recoveryCodesDialog(page);
    await expect(dialog.getByText("they are not shown again")).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await page.evaluate(async () => {
      const hasGone = new Promise((resolve) => {
        window.addEventListener("popstate", resolve, { once: true });
      });
      window.history.back();
      await hasGone;
    });
    await expect(page).toHaveURL(/\/$/);
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await expect(dialog.getByRole("listitem")).toHaveText([...recoveryCodes]);

    await dialog.getByRole("button", { name: "I saved them" }).click();
    await expect(dialog).toBeHidden();
    await expect(settings.getByText("Your second factor is on.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await page.reload();
    await expect(home(page)).toBeVisible();
  },
);

scenarioApart(
  "whoever runs the server lets in a person who lost app and codes",
  async ({ owner, visitor, server }) => {
    const settings = await openAccountSettings(owner.page);
    await settings.getByRole("button", { name: turnOn }).click();
    await setUpSecondFactor(settings, owner.password);
    const environment = { STEMMA_DATA_DIR: server.dataDir, STEMMA_PUBLIC_URL: server.url };
    const removed = await runAdmin(environment, "remove-second-factor", owner.email);
    expect(removed.output).toBe(`${owner.email} now signs in without a code.`);
    await visitor.page.goto("/signIn");
    await signInScreen(visitor.page).signIn(owner);
    await expect(home(visitor.page)).toBeVisible();
    const unknown = await runAdmin(environment, "remove-second-factor", "nobody@example.com");
    expect(unknown).toMatchObject({
      code: 1,
      errors: "Nobody has an account with the address nobody@example.com.",
    });
  },
);

scenario(
  "axe finds nothing on setting up a second factor, and on signing in with it",
  async ({ owner, visitor }) => {
    visitor.complaints.allow(/^401 POST .*two-factor/);
    const settings = await openAccountSettings(owner.page);
    await settings.getByRole("button", { name: turnOn }).click();
    await settings.getByLabel("Your password").fill(owner.password);
    await expectAccessibleAtAllWidths(owner.page, "the password before the second factor");
    await settings.getByRole("button", { name: "Continue" }).click();
    await expect(settings.getByLabel("Code from the app")).toBeFocused();
    await expectAccessibleAtAllWidths(owner.page, "the QR code");
    const key = await settings.getByRole("textbox", { name: "Or type this key" }).inputValue();
    await settings.getByLabel("Code from the app").fill(authenticatorCode(key));
    await settings.getByRole("button", { name: "Turn on", exact: true }).last().click();
    await expect(recoveryCodesDialog(owner.page).getByRole("list")).toBeVisible();
    await expectAccessibleAtAllWidths(owner.page, "the recovery codes");

    const { page } = visitor;
    await page.goto("/signIn");
    await signInScreen(page).signIn(owner);
    await page.getByRole("textbox", { name: "Code" }).fill("0");
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a wrong code");
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expectAccessibleAtAllWidths(page, "a recovery code");
  },
);
