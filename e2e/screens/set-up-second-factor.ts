import { expect, type Locator } from "@playwright/test";
import { authenticatorCode } from "../actors/authenticator-code.ts";
import { recoveryCodesDialog } from "./recovery-codes-dialog.ts";

/** Goes through the steps that turn a second factor on, up to the dialog with the recovery codes. Returns the key in the app, and the recovery codes. */
export async function setUpSecondFactor(
  within: Locator,
  password: string,
): Promise<{ readonly key: string; readonly recoveryCodes: readonly string[] }> {
  await within.getByLabel("Your password").fill(password);
  await within.getByRole("button", { name: "Continue" }).click();
  await expect(
    within.getByRole("img", { name: "QR code for your authenticator app" }),
  ).toBeVisible();
  const key = await within.getByRole("textbox", { name: "Or type this key" }).inputValue();
  await within.getByLabel("Code from the app").fill(authenticatorCode(key));
  await within.getByRole("button", { name: "Turn on", exact: true }).last().click();
  const codes = recoveryCodesDialog(within.page()).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return { key, recoveryCodes: await codes.allTextContents() };
}
