import { enterSubscriber } from "../actors/enter-subscriber.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { openSql } from "../server/open-sql.ts";

scenarioApart(
  "a subscriber is notified of a publish after the server was killed before it notified anybody",
  async ({ owner, enter, server }) => {
    owner.complaints.allow(/./);
    const { member, pageId } = await enterSubscriber({ owner, enter });
    member.complaints.allow(/./);
    const sql = openSql(server.dataDir);
    const tasks = async (): Promise<unknown> =>
      (await sql`select kind from outbox`).map(({ kind }) => kind);
    await expect.poll(tasks).toEqual([]);

    // Who finds the subscribers of a publish waits for this lock; the publish does not.
    await sql`begin`;
    await sql`lock table user_subscribers in access exclusive mode`;
    await publishVersion(owner, pageId, { subjectLine: "More salt" }, { a: "Feed it with salt." });
    expect(await tasks()).toEqual(["notifySubscribers"]);
    await server.kill("the server");
    await sql.end({ timeout: 1 });

    await server.start();
    await member.page.goto("/inbox");
    await expect(inboxScreen(member.page).row("More salt")).toHaveText(/^Unread: Olga Owner/);
  },
);
