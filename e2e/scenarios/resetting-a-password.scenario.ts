import type { Page } from "@playwright/test";
import { expect, scenario } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { scenarioWithMail } from "../scenario-with-mail.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { runAdmin } from "../server/run-admin.ts";

const home = (page: Page) => page.getByRole("heading", { name: "Home", exact: true });
const newPassword = "another horse battery";

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("New password").fill(newPassword);
  await page.getByRole("button", { name: "SET PASSWORD" }).click();
}

scenarioWithMail(
  "a person who forgot their password gets a link by mail, which works once and ends every session",
  async ({ owner, visitor, mailBox }) => {
    const { page } = visitor;
    visitor.complaints.allow(/^400 POST .*reset-password/);
    owner.complaints.allow(/^401 /);
    await owner.page.goto("/");
    await expect(home(owner.page)).toBeVisible();

    await page.goto("/signIn");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email").fill(owner.email);
    await page.getByRole("button", { name: "SEND LINK" }).click();
    await expect(page.getByRole("status")).toContainText("If there is an account for");
    const mail = await mailBox.nextMailTo(owner.email);
    expect(mail.subject).toBe("Reset your password for Stemma");
    expect(mail.html).toContain(mail.link);

    await setPassword(page, mail.link);
    await expect(page.getByRole("status")).toContainText("Your password is changed.");
    await owner.page.reload();
    await expect(owner.page).toHaveURL(/\/signIn/);
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    await signInScreen(page).signIn({ email: owner.email, password: newPassword });
    await expect(home(page)).toBeVisible();

    await setPassword(page, mail.link);
    await expect(page.getByRole("alert")).toHaveText(
      "This link was already used, or is older than an hour.",
    );
    await page.getByRole("link", { name: "Request a new link" }).click();
    await expect(page.getByRole("button", { name: "SEND LINK" })).toBeVisible();
  },
);

scenario(
  "a person whose sign-in fails ten times has to wait, and is led to where the password is reset",
  async ({ owner, visitor }) => {
    const { page } = visitor;
    visitor.complaints.allow(/^(401|429) POST .*sign-in\/email/);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const wrong = { email: owner.email, password: `wrong ${attempt}` };
      const answer = await visitor.api.send("POST", "/auth/sign-in/email", wrong);
      expect(answer.status()).toBe(401);
    }
    await page.goto("/signIn");
    await signInScreen(page).signIn(owner);
    await expect(signInScreen(page).message).toHaveText(
      "Too many failed attempts. Please wait or reset your password.",
    );
    await expectAccessibleAtAllWidths(page, "too many attempts");
    await page.getByRole("alert").getByRole("link", { name: "reset your password" }).click();
    await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  },
);

scenario("without a mail server the link is in the server's log", async ({ owner, server }) => {
  const { page } = owner;
  await page.goto("/resetPassword");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("button", { name: "SEND LINK" }).click();
  await expect(page.getByRole("status")).toContainText("This server sends no mail.");
  await expect
    .poll(() => server.output())
    .toMatch(new RegExp(`"to":"${owner.email}".*/resetPassword/`));
});

scenarioApart(
  "whoever runs the server prints a link that resets a password, while it runs and while it does not",
  async ({ owner, visitor, server }) => {
    const settings = {
      STEMMA_DATA_DIR: server.dataDir,
      STEMMA_PUBLIC_URL: server.url,
    };
    const whileRunning = await runAdmin(settings, "reset-link", owner.email);
    expect(whileRunning.output).toMatch(new RegExp(`^${server.url}/resetPassword/\\S+$`));
    await server.stop();
    const { code, output } = await runAdmin(settings, "reset-link", owner.email);
    expect(code).toBe(0);
    await server.start();
    await setPassword(visitor.page, output);
    await expect(visitor.page.getByRole("status")).toContainText("Your password is changed.");
    const unknown = await runAdmin(settings, "reset-link", "nobody@example.com");
    expect(unknown).toEqual({
      code: 1,
      output: "",
      errors: "Nobody has an account with the address nobody@example.com.",
    });
    expect((await runAdmin(settings)).errors).toContain("reset-link EMAIL");
    const nowhere = await runAdmin({ STEMMA_DATA_DIR: "/nowhere" }, "reset-link", owner.email);
    expect(nowhere.errors).toMatch(/^There is no database in \/nowhere: .*\.$/);
  },
);

scenario("axe finds nothing on resetting a password", async ({ enterUnknown }) => {
  const actor = await enterUnknown("Rita Reset");
  const { page } = actor;
  actor.complaints.allow(/^400 POST .*reset-password/);
  await page.goto("/resetPassword");
  await page.getByLabel("Email").fill("rita@example.com");
  await page.getByRole("button", { name: "SEND LINK" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "asking for a link");
  await setPassword(page, "/resetPassword/of-no-token-that-ever-was");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a link that works no more");
});
