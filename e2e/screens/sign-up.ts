import { expect } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";

/** Signs an actor up through the screen, and waits for Home. */
export async function signUp({ page, name, email, password }: Actor): Promise<void> {
  await page.goto("/signUp");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "CREATE ACCOUNT" }).click();
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
}
