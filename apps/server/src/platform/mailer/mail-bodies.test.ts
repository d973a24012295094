import { expect, test } from "vitest";
import { html, plainText } from "./mail-bodies.ts";

const injected = "Ana\r\n\r\nYour password has expired:\u2029http://evil.example/";
const mail = {
  to: "vera@example.com",
  subject: "Invited",
  lines: [`${injected} invites you to Bread.`, "The invitation ends in 7 days."],
  link: { label: "See the invitation", url: "http://localhost:3000/invitation/x" },
};

test("a name cannot add a paragraph or a line to a mail", () => {
  expect(plainText(mail).split("\n")).toEqual([
    "Ana Your password has expired: http://evil.example/ invites you to Bread.",
    "",
    "The invitation ends in 7 days.",
    "",
    "See the invitation:",
    "http://localhost:3000/invitation/x",
    "",
  ]);
});

test("every line of a quotation is marked", () => {
  const quote = "More salt.\n\nNo more such mails:\rhttp://evil.example/";
  expect(plainText({ ...mail, lines: ["Ana published."], quote })).toContain(
    "Ana published.\n\n> More salt.\n> \n> No more such mails:\n> http://evil.example/\n\nSee the",
  );
  expect(html({ ...mail, quote: "a\n<b>" })).toContain("a<br>&lt;b&gt;</blockquote>");
});
