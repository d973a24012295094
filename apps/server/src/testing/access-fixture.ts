import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { joinOrganization } from "./join-organization.ts";
import { draftedPage, publishedPage } from "./published-page.ts";
import type { Client, Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** A word in every name and text: a search without a permission check would find everything. */
export const sharedWord = "Sauerteig";

const workspaceNames = ["here", "there"] as const;
const pageNames = ["open", "restricted", "unpublished", "elsewhere"] as const;
type WorkspaceName = (typeof workspaceNames)[number];
type PageName = (typeof pageNames)[number];

/** The people, and each person's roles in the workspaces and pages. A missing entry means no role. */
const readers: Record<string, Partial<Record<WorkspaceName | PageName, Role>>> = {
  "Vera Viewer": { here: "viewer" },
  "Edda Elsewhere": { there: "administrator" },
  "Paul Page": { restricted: "viewer", unpublished: "viewer" },
  "Piet Page": { open: "administrator", elsewhere: "editor" },
  "Rike Restricted": { restricted: "administrator" },
  "Alma Administrator": { here: "administrator" },
  "Mona Member": {},
};

export interface FixturePage {
  readonly name: PageName;
  readonly id: PageId;
  readonly versionId: VersionId;
  readonly workspace: FixtureWorkspace;
  readonly isRestricted: boolean;
  readonly isPublished: boolean;
}

export interface FixtureWorkspace {
  readonly name: WorkspaceName;
  readonly id: WorkspaceId;
}

/** A member of the owner's organization with some roles; `client` works in that organization. */
export interface Reader {
  readonly name: string;
  readonly id: UserId;
  readonly client: Client;
  readonly roles: Partial<Record<WorkspaceName | PageName, Role>>;
}

/**
 * Creates two workspaces and four pages of one owner, and readers with different roles. Each reader gets a pin, a
 * recent entry, a subscription, a notification and a draft for every page and workspace, including invisible ones: a
 * list then shows exactly the rows that its own access clause lets through. A former member has the same rows, but no
 * membership.
 */
export async function createAccessFixture(server: TestServer) {
  const { sql } = server;
  const owner = await server.signUp("Olga Owner");
  const organizationId = owner.account.organization.id;
  const { workspaceId: thereId } = await owner.client.workspaces.create({
    workspaceName: `${sharedWord} there`,
  });
  const here = { name: "here", id: owner.account.configuration.personalWorkspaceId } as const;
  const there = { name: "there", id: thereId } as const;
  await sql`update workspaces set workspace_name = ${`${sharedWord} here`} where id = ${here.id}`;

  const title = (name: PageName) => `${sharedWord} ${name}`;
  const publish = (name: PageName) => publishedPage(owner, title(name), sharedWord);
  const [open, restricted, elsewhere] = [
    await publish("open"),
    await publish("restricted"),
    await publish("elsewhere"),
  ];
  const unpublished = await draftedPage(owner, title("unpublished"), sharedWord);
  // A notification needs a version: give the unpublished page a version that it does not point to.
  const versionId = crypto.randomUUID() as VersionId;
  await sql`insert into page_versions (id, organization_id, page_id, sequence, page_title, body,
      published_at, published_by, subject_line, message_body, draft_id)
    select ${versionId}, organization_id, ${unpublished.pageId}, 1, page_title, body,
      published_at, published_by, subject_line, message_body, gen_random_uuid()
    from page_versions where id = ${open.versionId}`;
  await owner.client.drafts.create({ pageId: open.pageId });
  await sql`update pages set is_restricted = true where id = ${restricted.pageId}`;
  await sql`update pages set workspace_id = ${there.id} where id = ${elsewhere.pageId}`;
  const shown = { isRestricted: false, isPublished: true, workspace: here } as const;
  const pages: FixturePage[] = [
    { ...shown, name: "open", id: open.pageId, versionId: open.versionId },
    {
      ...shown,
      name: "restricted",
      id: restricted.pageId,
      versionId: restricted.versionId,
      isRestricted: true,
    },
    {
      ...shown,
      name: "unpublished",
      id: unpublished.pageId,
      versionId,
      isPublished: false,
    },
    {
      ...shown,
      name: "elsewhere",
      id: elsewhere.pageId,
      versionId: elsewhere.versionId,
      workspace: there,
    },
  ];
  const workspaces: FixtureWorkspace[] = [here, there];

  const joined: Reader[] = [];

  async function join(name: string): Promise<Reader> {
    const roles = readers[name] ?? {};
    const person = await server.signUp(name);
    if (joined.length === 0) {
      await makeOwnThings(person);
      await sql`update workspaces set workspace_name = ${`${sharedWord} of my own`}
        where id = ${person.account.configuration.personalWorkspaceId}`;
    }
    const inWorkspaces = workspaces.flatMap((workspace) => {
      const role = roles[workspace.name];
      return role === undefined ? [] : [{ id: workspace.id, role }];
    });
    await joinOrganization(server, person, owner, inWorkspaces);
    const { id } = person.account.user;
    for (const page of pages) {
      const role = roles[page.name];
      if (role !== undefined) {
        await sql`insert into page_members values (${organizationId}, ${page.id}, ${id}, ${role})`;
      }
      await addTraces(id, "page", page.id);
      await sql`insert into page_subscribers values (${organizationId}, ${page.id}, ${id})`;
      await sql`insert into notifications (id, organization_id, user_id, type, status,
          triggered_by, triggered_at, page_id, version_id)
        values (gen_random_uuid(), ${organizationId}, ${id}, 'pageVersionPublish', 'unread',
          ${owner.account.user.id}, now(), ${page.id}, ${page.versionId})`;
    }
    for (const workspace of workspaces) {
      await addTraces(id, "workspace", workspace.id);
      await sql`insert into workspace_subscribers values (${organizationId}, ${workspace.id}, ${id})`;
    }
    await sql`insert into drafts (id, organization_id, page_id, user_id, page_title, body, updated_at, revision)
      select gen_random_uuid(), organization_id, page_id, ${id}, page_title, body, updated_at, 1
      from drafts where page_id = ${unpublished.pageId} and user_id = ${owner.account.user.id}`;
    await sql`update users set notification_mail = 'atOnce' where id = ${id}`;
    await sql`update authentication.users set email_verified = true where id = ${id}`;
    return { name, id, roles, client: server.clientOf(person.cookies, organizationId) };
  }

  async function addTraces(userId: UserId, type: "page" | "workspace", itemId: string) {
    await sql`insert into pins values (${organizationId}, ${userId}, ${itemId}, ${type}, random())`;
    await sql`insert into recents
      values (${organizationId}, ${userId}, ${type}, ${itemId}, now() - interval '1 day')`;
  }

  for (const name of Object.keys(readers)) joined.push(await join(name));
  const former = await join("Fritz Former");
  await sql`insert into workspace_members
    values (${organizationId}, ${here.id}, ${former.id}, 'administrator', 'administrator')`;
  await sql`delete from organization_members where user_id = ${former.id}
    and organization_id = ${organizationId}`;

  // The member without any role has requested access to everything.
  const asker = joined.find(({ name }) => name === "Mona Member")?.id ?? former.id;
  for (const { type, id } of [
    { type: "organization", id: organizationId },
    ...workspaces.map(({ id }) => ({ type: "workspace", id })),
    ...pages.map(({ id }) => ({ type: "page", id })),
  ]) {
    await sql`insert into requests (id, organization_id, type, target_id, user_id, message, status, created_at)
      values (gen_random_uuid(), ${organizationId}, ${type}, ${id}, ${asker}, '', 'pending', now())`;
  }
  return { owner, organizationId, pages, workspaces, readers: joined, former };
}

export type AccessFixture = Awaited<ReturnType<typeof createAccessFixture>>;

/**
 * Gives a person a page in the person's own organization with a pin, a recent entry and a subscription: no list of the
 * owner's organization may show it.
 */
async function makeOwnThings(person: Person): Promise<void> {
  const { pageId } = await publishedPage(person, `${sharedWord} of my own`, sharedWord);
  const item = { type: "page", id: pageId } as const;
  await person.client.pins.update({ item, action: "add", pinInsertion: "bottom" });
  await person.client.recents.add(item);
  await person.client.pages.subscribe({ pageId, action: "subscribe" });
  const { personalWorkspaceId: workspaceId } = person.account.configuration;
  await person.client.pages.create({ workspaceId });
}
