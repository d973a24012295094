import { expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

test("a mail that no server takes is no failure of who caused it", async () => {
  const settings = { smtpUrl: "smtp://127.0.0.1:1", from: "wiki@example.com" };
  const mailer = createSmtpMailer(settings, createLogger("silent"));
  const link = { label: "Open", url: "http://localhost:3000/" };
  const isSent = await mailer.send({ to: "ana@example.com", subject: "Hello", lines: [], link });
  expect(isSent).toBe(false);
});
