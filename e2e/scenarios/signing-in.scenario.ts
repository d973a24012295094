import { expect, scenario } from "../scenario.ts";

scenario(
  "a visitor who signs up is at Home, with an organization of their own",
  async ({ visitor }) => {
    const { page } = visitor;
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Sign in to Stemma" })).toBeVisible();
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByLabel("Name").fill(visitor.name);
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Password").fill(visitor.password);
    await page.getByRole("button", { name: "CREATE ACCOUNT" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(page.getByText("Vera Visitor's Stemma")).toBeVisible();
  },
);
