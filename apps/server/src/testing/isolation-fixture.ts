import type { NotificationId } from "@stemma/domain/ids";
import { insertPasskey } from "./insert-passkey.ts";
import { secretWord } from "./isolation-row.ts";
import type { IsolationFixture, OwnedIds } from "./isolation-row.ts";
import { joinOrganization } from "./join-organization.ts";
import { draftedPage, publishedPage } from "./published-page.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/**
 * Creates an owner with one item of every kind, and three other people: a stranger; a colleague, who is a member of the
 * owner's organization and of none of its workspaces; a former member, who administered the owner's workspace and page
 * before the removal from the organization.
 */
export async function createIsolationFixture(server: TestServer) {
  const owner = await server.signUp("Olga Owner");
  const { pageId, workspaceId, versionId } = await publishedPage(
    owner,
    secretWord,
    `${secretWord} jelly`,
  );
  const { pageId: unpublishedPageId, draftId } = await draftedPage(
    owner,
    secretWord,
    `${secretWord} tart`,
  );
  const stranger = await server.signUp("Sam Stranger");
  const colleague = await server.signUp("Carla Colleague");
  await joinOrganization(server, colleague, owner, []);
  const former = await server.signUp("Fay Former");
  await joinOrganization(server, former, owner, [{ id: workspaceId, role: "administrator" }]);
  const { id: formerId } = former.account.user;
  await owner.client.permissions.setPageRole({ pageId, userId: formerId, role: "administrator" });
  await former.client.pages.get({ pageId });
  await owner.client.members.remove({ userId: formerId });

  const { sent } = await owner.client.invitations.create({
    emails: ["somebody.else@example.com"],
    into: { type: "organization", role: "administrator" },
  });
  const asker = await server.signUp("Ada Asker");
  await asker.client.requests.ask({ item: { type: "page", id: pageId } });
  const requests = await owner.client.requests.list({});
  const sessions = await owner.client.accounts.listSessions();
  await owner.client.accounts.requestEmailChange({
    newEmail: "olga@example.com",
    password: "correct horse battery",
  });
  const mail = made(server.mails.find(({ to }) => to === "olga@example.com"));
  const { id: organizationId } = owner.account.organization;
  const { id: colleagueId } = colleague.account.user;
  const notificationId = crypto.randomUUID() as NotificationId;
  await server.sql`insert into notifications
    (id, organization_id, user_id, type, status, triggered_by, triggered_at, page_id, version_id)
    values (${notificationId}, ${organizationId}, ${owner.account.user.id}, 'pageVersionPublish',
      'unread', ${colleagueId}, now(), ${pageId}, ${versionId})`;

  const passkeyId = await insertPasskey(server.sql, owner.account.user.id, secretWord);

  const owned: OwnedIds = {
    pageId,
    unpublishedPageId,
    draftId,
    workspaceId,
    versionId,
    sessionId: made(sessions.items[0]).id,
    passkeyId,
    invitationId: made(sent[0]).id,
    requestId: made(requests.items[0]).id,
    notificationId,
  };
  const fixture: IsolationFixture = {
    owner,
    emailToken: made(mail.link.url.split("/").at(-1)),
    async joinAgain() {
      await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
        values (${organizationId}, ${colleagueId}, 'user', now())`;
      await colleague.client.organizations.activate({ organizationId });
    },
  };
  const others: Record<OtherPerson, Person> = { stranger, colleague, "former member": former };
  return { owned, fixture, others };
}

/** The people who try to access the owner's items. */
export const otherPeople = ["stranger", "colleague", "former member"] as const;
type OtherPerson = (typeof otherPeople)[number];

function made<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("The fixture of the isolation test lacks a part.");
  return thing;
}
