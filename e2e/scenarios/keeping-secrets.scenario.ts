import { expect, scenario } from "../scenario.ts";
import { signUp } from "../screens/sign-up.ts";
import { startMailBox, type MailBox } from "../server/mail-box.ts";
import { startStemma } from "../server/stemma-server.ts";

/** A scenario with a server of its own, of which it reads all that the server prints. */
const scenarioWithOwnServer = scenario.extend<{ mailBox: MailBox }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  mailBox: async ({}, use) => {
    const mailBox = await startMailBox();
    await use(mailBox);
    await mailBox.close();
  },
  server: async ({ mailBox }, use) => {
    const server = await startStemma({ SMTP_URL: mailBox.smtpUrl });
    await use(server);
    await server.dispose();
  },
});

scenarioWithOwnServer(
  "what only its owner may know is in no log: passwords, tokens of links, cookies, words of pages",
  async ({ visitor, server, mailBox }) => {
    const { page, email, password } = visitor;
    visitor.complaints.allow(/^40[0-9] /);
    await signUp(visitor);
    const cookies = await visitor.context.cookies();
    await visitor.api.call("POST", "/auth/request-password-reset", { email });
    const reset = await mailBox.nextMailTo(email);
    await visitor.api.call("POST", "/invitations", {
      emails: ["ina@example.com"],
      into: { type: "organization", role: "user" },
    });
    const invitation = await mailBox.nextMailTo("ina@example.com");
    const failures = [
      visitor.api.send("POST", "/auth/sign-in/email", { email, password: "a wrong secret" }),
      visitor.api.send("POST", "/auth/reset-password", {
        token: "guessed-token",
        newPassword: "another secret",
      }),
      visitor.api.send("POST", "/pages", { workspaceId: "Quince jelly" }),
      visitor.api.send("GET", "/pages/Quince-jelly"),
    ];
    for (const failure of failures) expect((await failure).ok()).toBe(false);
    await page.goto("/signIn?redirect=/");
    const output = server.output();
    const secrets = [
      password,
      "a wrong secret",
      "another secret",
      "guessed-token",
      "Quince",
      ...[reset, invitation].map(({ link }) => link.split("/").at(-1) ?? ""),
      ...cookies.map(({ value }) => value),
    ];
    for (const secret of secrets) expect(output).not.toContain(secret);
  },
);

scenario(
  "a script that gets into the page does not run",
  async ({ owner: { page, complaints } }) => {
    complaints.allow(/Content Security Policy/i);
    await page.goto("/");
    const isRun = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.isRun = true";
      document.body.append(script);
      const image = document.createElement("img");
      image.setAttribute("onerror", "window.isRun = true");
      image.src = "data:image/png;base64,broken";
      document.body.append(image);
      return new Promise((resolve) => {
        image.addEventListener("error", () => resolve("isRun" in window));
      });
    });
    expect(isRun).toBe(false);
  },
);
