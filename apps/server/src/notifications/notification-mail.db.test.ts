import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mentioning } from "../testing/mentioning.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let now = new Date("2026-03-05T12:00:00Z");
let olga: Person;
let mia: Person;
let page: Awaited<ReturnType<typeof sharedPage>>["page"];

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "viewer"));
  await mia.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
  await server.sql`update authentication.users set email_verified = true
    where id = ${mia.account.user.id}`;
  server.mails.length = 0;
});

const publish = async (subjectLine: string) => {
  await publishVersion(olga, page.pageId, subjectLine);
  await server.runTasks();
};

const setMail = (notificationMail: "off" | "atOnce" | "daily") =>
  mia.client.settings.updateUser({ notificationMail });

const subjectsTo = (person: Person) =>
  server.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);

test("nobody is mailed who did not ask for it", async () => {
  await publish("Second");
  wait(5);
  expect(await server.mailNotifications()).toBe(0);
});

test("who is mailed at once gets each publish once, when they had a minute to see it", async () => {
  await setMail("atOnce");
  await publish("Second");
  await server.mailNotifications();
  expect(server.mails).toEqual([]);
  wait(2);
  // Two nodes check the queue at the same moment.
  await Promise.all([server.mailNotifications(), server.mailNotifications()]);
  expect(subjectsTo(mia)).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.lines.join(" ")).toContain("Second");
  expect(mail?.link.url).toContain(`/page/${page.pageId}`);
});

test.each([
  { setting: "atOnce", minutes: 2, says: "mentioned you in ‘Bread’" },
  { setting: "daily", minutes: 25 * 60, says: "mentioned you" },
] as const)("whose mail setting is $setting is mailed a mention too", async (row) => {
  await setMail(row.setting);
  const text = mentioning(mia.account.user.id);
  await publishVersion(olga, page.pageId, "Who helps", { text });
  wait(row.minutes);
  expect(await server.mailNotifications()).toBe(1);
  const [mail] = server.mails;
  expect([mail?.subject, ...(mail?.lines ?? [])].join(" ")).toContain(row.says);
  expect(JSON.stringify(mail)).not.toContain(mia.account.user.id);
});

test("nobody is mailed at an address that they never showed to be theirs", async () => {
  // Every user except Mia has a verified address: the verification of others must not count for her.
  await server.sql`update authentication.users set email_verified = id <> ${mia.account.user.id}`;
  await setMail("atOnce");
  await publish("Second");
  wait(2);
  expect(await server.mailNotifications()).toBe(0);
});

test("what the mail server does not take is tried again", async () => {
  await setMail("atOnce");
  await publish("Second");
  wait(2);
  server.refuseMail(true);
  expect(await server.mailNotifications()).toBe(0);
  server.refuseMail(false);
  expect(await server.mailNotifications()).toBe(1);
});

test.each([
  {
    because: "it was read in the inbox",
    see: async () => {
      const { items } = await mia.client.notifications.list({});
      const notificationIds = items.map(({ id }) => id);
      await mia.client.notifications.mark({ notificationIds, status: "read" });
    },
  },
  {
    because: "the page was opened since",
    see: async () => {
      await mia.client.recents.add({ type: "page", id: page.pageId });
    },
  },
  {
    because: "they may not read the page any more",
    see: async () => {
      const { pageId } = page;
      await olga.client.permissions.restrictPage({ pageId, isRestricted: true });
    },
  },
  {
    because: "they are in the organization no more",
    see: async () => {
      await olga.client.members.remove({ userId: mia.account.user.id });
    },
  },
])("a publish is not mailed when $because", async ({ see }) => {
  await setMail("atOnce");
  await publish("Second");
  wait(0.5);
  await see();
  wait(5);
  await server.mailNotifications();
  expect(subjectsTo(mia)).toEqual([]);
});

test("who is mailed daily gets one mail a day with what they have not seen", async () => {
  await setMail("daily");
  await publish("Second");
  await publish("Third");
  wait(23 * 60);
  await server.mailNotifications();
  expect(subjectsTo(mia)).toEqual([]);
  wait(2 * 60);
  await Promise.all([server.mailNotifications(), server.mailNotifications()]);
  expect(subjectsTo(mia)).toEqual(["2 new versions on Stemma"]);
  wait(25 * 60);
  await server.mailNotifications();
  expect(subjectsTo(mia)).toHaveLength(1);
});

test("one click in a mail ends all mail, without a session and from any mail program", async () => {
  await setMail("atOnce");
  await publish("Second");
  wait(2);
  await server.mailNotifications();
  const url = new URL(server.mails[0]?.unsubscribeUrl ?? "");
  const answer = await server.send(url.pathname, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
  expect((await mia.client.accounts.current()).user.notificationMail).toBe("off");
  const forged = await server.send(`${url.pathname}x`, { method: "POST" });
  expect(forged.status).toBe(410);
});
