import { expect, scenario } from "../scenario.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { pageIdOf } from "../screens/new-page.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { reach } from "../screens/reach.ts";
import { signInScreen } from "../screens/sign-in.ts";

scenario(
  "a person without a pointer goes from sign-in to a published page",
  async ({ owner, visitor }) => {
    const { page } = visitor;
    const { keyboard } = page;
    await page.goto("/");
    const signIn = signInScreen(page);
    await expect(signIn.email).toBeFocused();
    await keyboard.type(owner.email);
    await reach(signIn.password);
    await keyboard.type(owner.password);
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();

    await reach(page.getByRole("button", { name: "Add", exact: true }));
    await keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "New Page" })).toBeFocused();
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "New Page" });
    await reach(dialog.getByRole("button", { name: "CREATE" }));
    await keyboard.press("Enter");

    const screen = pageScreen(page);
    await expect(screen.body).toBeVisible();
    await expect(screen.title).toBeFocused();
    await keyboard.type("Without a pointer");
    await keyboard.press("Enter");
    await keyboard.type("/h1");
    await keyboard.press("Enter");
    await keyboard.type("By keys alone");
    await keyboard.press("Enter");
    await keyboard.type("Every word of it.");
    await expectStored(owner, pageIdOf(page), "Every word of it.");

    await keyboard.press("Escape");
    await reach(screen.publishButton, "Shift+Tab");
    await keyboard.press("Enter");
    await expect(screen.publishDialog.getByLabel("Subject line")).toBeFocused();
    await keyboard.type("Written and published by keyboard");
    await reach(screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }));
    await keyboard.press("Enter");
    await expect(screen.heading).toHaveText("Without a pointer");
    await expect(screen.reading.locator("h2")).toHaveText("By keys alone");
  },
);

scenario("a modal keeps the focus, and gives it back to what opened it", async ({ owner }) => {
  const { page } = owner;
  await page.goto("/");
  const add = page.getByRole("button", { name: "Add", exact: true });
  await reach(add);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New Workspace" });
  await expect(dialog.getByLabel("Workspace Name")).toBeFocused();
  for (let round = 0; round < 2; round += 1) {
    for (const name of ["CANCEL", "Close"]) {
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Workspace Name")).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});
