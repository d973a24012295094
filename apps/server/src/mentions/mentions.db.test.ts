import type { BlockId } from "@stemma/document/block-id";
import { mentionedPeopleMax } from "@stemma/document/mentions/mentioned-people";
import type { UserId } from "@stemma/domain/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { mentioning } from "../testing/mentioning.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let page: Awaited<ReturnType<typeof sharedPage>>["page"];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "viewer"));
});

const idOf = (person: Person) => person.account.user.id;

const nameOf = ({ account: { user } }: Person) => user.firstName;

/** Publishes a version of the page that mentions these people, by Olga. */
const publish = (subjectLine: string, people: readonly string[], isSilent = false) =>
  publishVersion(olga, page.pageId, subjectLine, { text: mentioning(...people), isSilent });

/** What the person was notified of, oldest first. */
const notifiedOf = async (person: Person) => {
  await server.runTasks();
  return (await person.client.notifications.list({})).items
    .flatMap((item) =>
      item.type === "accessChange" ? [] : [`${item.type}: ${item.publishMessage.subjectLine}`],
    )
    .toReversed();
};

const namesOf = async (person: Person, ...userIds: UserId[]) =>
  (await person.client.mentions.names({ userIds })).items;

describe("a mention", () => {
  test("notifies the person when it is published, and not when it is saved", async () => {
    const draft = await olga.client.drafts.create({ pageId: page.pageId });
    const { revision } = await olga.client.drafts.save({
      draftId: draft.id,
      expectedRevision: draft.revision,
      saveId: crypto.randomUUID(),
      pageTitle: "Rye bread",
      serializedEditorState: mentioning(idOf(mia)),
      draftNotes: null,
    });
    expect(await notifiedOf(mia)).toEqual([]);
    const input = {
      draftId: draft.id,
      expectedRevision: revision,
      expectedPublishedVersion: page.versionId,
      publishMessage: { subjectLine: "Who helps", body: "With the flour." },
    };
    const { versionId } = await olga.client.drafts.publish(input);
    await olga.client.drafts.publish(input);
    expect((await mia.client.notifications.list({})).items).toMatchObject([
      {
        type: "mention",
        status: "unread",
        pageId: page.pageId,
        pageTitle: "Rye bread",
        workspaceName: "Personal",
        versionId,
        previousVersionId: page.versionId,
        publishMessage: { subjectLine: "Who helps", body: "With the flour." },
        triggeredBy: idOf(olga),
        triggeredByName: nameOf(olga),
      },
    ]);
  });

  test("notifies once: not where it stays, moves, or comes back", async () => {
    await publish("First", [idOf(mia)]);
    await publish("Stays", [idOf(mia)]);
    await publish("Moves", [idOf(olga), idOf(mia)]);
    await publish("Goes", []);
    await publish("Comes back", [idOf(mia)]);
    expect(await notifiedOf(mia)).toEqual(["mention: First"]);
  });

  test("notifies again on another page", async () => {
    await publish("Here", [idOf(mia)]);
    const other = await publishedPage(olga, "Butter", "Salt");
    await publishVersion(olga, other.pageId, "There", { text: mentioning(idOf(mia)) });
    expect(await notifiedOf(mia)).toEqual(["mention: Here", "mention: There"]);
  });

  test("stands for the notification of the version where the person subscribes", async () => {
    await mia.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
    await publish("With a mention", [idOf(mia)]);
    await publish("Without a new one", [idOf(mia)]);
    expect(await notifiedOf(mia)).toEqual([
      "mention: With a mention",
      "pageVersionPublish: Without a new one",
    ]);
  });

  test("does not notify its writer, nor anybody in a silent publish and those after it", async () => {
    await publish("In silence", [idOf(mia), idOf(olga)], true);
    await publish("Aloud", [idOf(mia), idOf(olga)]);
    expect(await notifiedOf(mia)).toEqual([]);
    expect(await notifiedOf(olga)).toEqual([]);
  });

  test("does not notify by a revert, and by a publish after it only who was never notified", async () => {
    const { versionId } = await publish("Mentions", [idOf(mia)]);
    const { versionId: without } = await publish("Not", []);
    const { pageId } = page;
    await server.sql`delete from notifications where user_id = ${idOf(mia)}`;
    const revert = { pageId, versionId, expectedPublishedVersion: without };
    await olga.client.versions.revert(revert);
    await publish("As it is", [idOf(mia)]);
    expect(await notifiedOf(mia)).toEqual([]);
    await publish("Not again", []);
    await publish("Anew", [idOf(mia)]);
    expect(await notifiedOf(mia)).toEqual(["mention: Anew"]);
  });

  test("does not notify by a box that is ticked while reading", async () => {
    const { pageId, workspaceId } = page;
    const { versionId } = await publish("In silence", [idOf(mia)], true);
    await olga.client.workspaces.changeSettings({ workspaceId, publishesChecks: true });
    const { outcome } = await olga.client.drafts.tickRow({
      pageId,
      blockId: "a" as BlockId,
      isChecked: true,
      previousNode: versionId,
    });
    expect(outcome).toBe("published");
    expect(await notifiedOf(mia)).toEqual([]);
  });

  test("notifies nobody who may not see the page, and nobody of another organization", async () => {
    const [eve, cleo] = await signUpTogether(server, "Eve", "Cleo");
    await joinOrganization(server, cleo, olga, []);
    await publish("Who helps", [idOf(eve), idOf(cleo), crypto.randomUUID()]);
    expect(await notifiedOf(eve)).toEqual([]);
    expect(await notifiedOf(cleo)).toEqual([]);
    const stored = await server.sql`select 1 from notifications
      where page_id = ${page.pageId} and type = 'mention'`;
    expect(stored).toHaveLength(0);
  });

  test("of a page that is restricted later is not in the inbox any more", async () => {
    await publish("Who helps", [idOf(mia)]);
    await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
    expect(await notifiedOf(mia)).toEqual([]);
  });

  test("is read by opening the page", async () => {
    const { versionId } = await publish("Who helps", [idOf(mia)]);
    await mia.client.reading.mark({ pageId: page.pageId, versionId });
    expect(await mia.client.notifications.count()).toEqual({ unread: 0 });
  });

  test("is one of the first 300 people, of whom each is notified", async () => {
    const strangers = Array.from({ length: 500 }, () => crypto.randomUUID());
    await publish("Many", [...strangers.slice(0, mentionedPeopleMax - 1), idOf(mia), ...strangers]);
    expect(await notifiedOf(mia)).toEqual(["mention: Many"]);
    const { mentionedPeople } = await mia.client.pages.get({ pageId: page.pageId });
    expect(mentionedPeople.map(({ userId }) => userId)).toEqual([idOf(mia)]);
  });
});

describe("the name in a mention", () => {
  const read = async () => (await mia.client.pages.get({ pageId: page.pageId })).mentionedPeople;

  test("is the one of today", async () => {
    await publish("Who helps", [idOf(olga)]);
    expect(await read()).toEqual([{ userId: idOf(olga), name: nameOf(olga) }]);
    await olga.client.settings.updateConfiguration({ orgDisplayName: "Olga Oven" });
    expect(await read()).toEqual([{ userId: idOf(olga), name: "Olga Oven" }]);
    expect(await namesOf(mia, idOf(olga))).toEqual([{ userId: idOf(olga), name: "Olga Oven" }]);
  });

  test("stays when the person leaves the organization, without the address", async () => {
    const [cleo] = await signUpTogether(server, "Cleo");
    await joinOrganization(server, cleo, olga, []);
    await olga.client.members.remove({ userId: idOf(cleo) });
    expect(await namesOf(mia, idOf(cleo))).toEqual([{ userId: idOf(cleo), name: nameOf(cleo) }]);
    await server.sql`update users set first_name = '', last_name = '' where id = ${idOf(cleo)}`;
    expect(await namesOf(mia, idOf(cleo))).toEqual([]);
  });

  test("goes with the account, unless it was given in the organization", async () => {
    const [cleo, dora] = await signUpTogether(server, "Cleo", "Dora");
    for (const person of [cleo, dora]) await joinOrganization(server, person, olga, []);
    const { id: organizationId } = olga.account.organization;
    await dora.client.organizations.activate({ organizationId });
    await dora.client.settings.updateConfiguration({ orgDisplayName: "Dora of the oven" });
    await publish("Who helps", [idOf(cleo), idOf(dora)]);
    for (const { client } of [cleo, dora]) {
      await client.accounts.delete({ password: "correct horse battery" });
    }
    expect(await read()).toEqual([{ userId: idOf(dora), name: "Dora of the oven" }]);
    const kept = await server.sql`select 1 from person_references where page_id = ${page.pageId}`;
    expect(kept).toHaveLength(0);
  });

  test("of somebody of another organization, or of nobody, is not told", async () => {
    const [eve] = await signUpTogether(server, "Eve");
    await publish("Who helps", [idOf(eve)]);
    expect(await read()).toEqual([]);
    expect(await namesOf(olga, idOf(eve), crypto.randomUUID() as UserId)).toEqual([]);
    expect(await namesOf(eve, idOf(olga), idOf(mia))).toEqual([]);
  });
});

describe("the people to mention", () => {
  const found = async (person: Person, pageId = page.pageId, name?: string) =>
    (
      await person.client.permissions.pageReaders({
        pageId,
        whenPublished: true,
        ...(name !== undefined && { name }),
      })
    ).items.map(({ name: [first] }) => first);

  test("are those who may see the page, by a part of their names or addresses", async () => {
    const [cleo] = await signUpTogether(server, "Cleo");
    await joinOrganization(server, cleo, olga, []);
    expect(await found(mia)).toEqual(["M", "O"]);
    expect(await found(mia, page.pageId, "OLG")).toEqual(["O"]);
    expect(await found(mia, page.pageId, mia.email.slice(0, 12))).toEqual(["M"]);
    expect(await found(mia, page.pageId, "Cleo")).toEqual([]);
    await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
    expect(await found(olga)).toEqual(["O"]);
  });

  test("of an unpublished page are those who will see it, and only its writer may ask", async () => {
    const { pageId } = await draftedPage(olga, "New", "Text");
    expect(await found(olga, pageId)).toEqual(["M", "O"]);
    const asIs = await olga.client.permissions.pageReaders({ pageId });
    expect(asIs.items.map(({ id }) => id)).toEqual([idOf(olga)]);
    await expect(found(mia, pageId)).rejects.toMatchObject({ code: "NO_ACCESS" });
  });
});
