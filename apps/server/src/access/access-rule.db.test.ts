import { canOnPage, canOnWorkspace, roleOnPage as roleByDomain } from "@stemma/domain/access/can";
import type { PageAccessFacts } from "@stemma/domain/access/can";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import {
  maySeePage,
  maySeePublishedAsMember,
  maySeeWorkspace,
  roleOnPage,
} from "./access-rule.store.ts";

const roles: readonly (Role | null)[] = [null, "viewer", "editor", "administrator"];
/** Every pair of a workspace role and a page role. The person at the same index in `people` has the pair. */
const pairs = roles.flatMap((workspaceRole) =>
  roles.map((pageRole) => ({ isInOrganization: true, workspaceRole, pageRole, areaRole: null })),
);
const people = pairs.map(() => crypto.randomUUID() as UserId);

let server: TestServer;
let owner: Person;
/** The connection for the owner's organization. */
let own: Sql;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp("Olga Owner");
  own = withinOrganization(server.sql, owner.account.organization.id);
});

afterAll(() => server.stop());

/** A page in its own workspace, where each person has the roles of the pair. */
async function pageOfAll({ isRestricted, isPublished }: PageAccessFacts): Promise<PageId> {
  const { sql } = server;
  const { id: organizationId } = owner.account.organization;
  const { workspaceId } = await owner.client.workspaces.create({ workspaceName: "Everybody's" });
  const make = isPublished ? publishedPage : draftedPage;
  const { pageId } = await make(owner, "Rule", "1");
  await sql`update pages set is_restricted = ${isRestricted}, workspace_id = ${workspaceId}
    where id = ${pageId}`;
  for (const [place, { workspaceRole, pageRole }] of pairs.entries()) {
    const userId = people[place] ?? "";
    if (workspaceRole !== null)
      await sql`insert into workspace_members (organization_id, workspace_id, user_id, role)
        values (${organizationId}, ${workspaceId}, ${userId}, ${workspaceRole})`;
    if (pageRole !== null)
      await sql`insert into page_members (organization_id, page_id, user_id, role)
        values (${organizationId}, ${pageId}, ${userId}, ${pageRole})`;
  }
  return pageId;
}

/** What `maySeePublishedAsMember` says, where its conditions hold; else null. */
const asMember = (person: Fragment) => own`case
  when p.published_version is not null and ${maySeeWorkspace(own, person, own`p.workspace_id`)}
  then ${maySeePublishedAsMember(own, person)} end`;

test.each([
  { isRestricted: false, isPublished: false },
  { isRestricted: false, isPublished: true },
  { isRestricted: true, isPublished: false },
  { isRestricted: true, isPublished: true },
])(
  "SQL says of every pair of roles what `can` says, where isRestricted is $isRestricted and isPublished $isPublished",
  async (page) => {
    const pageId = await pageOfAll(page);
    const person = own`person.id`;
    const rows = await own`
      select ${maySeePage(own, person)} as "maySee", ${roleOnPage(own, person)} as role,
        ${maySeeWorkspace(own, person, own`p.workspace_id`)} as "maySeeWorkspace",
        ${asMember(person)} as "asMember"
      from pages p, unnest(${people}::uuid[]) with ordinality person (id, place)
      where p.id = ${pageId} order by person.place`;
    expect([...rows]).toEqual(
      pairs.map((pair) => {
        const actor = { ...pair, areaRole: page.isRestricted ? pair.pageRole : null };
        return {
          maySee: canOnPage(actor, "view", page),
          role: roleByDomain(actor, page),
          maySeeWorkspace: canOnWorkspace(actor, "view"),
          asMember:
            page.isPublished && canOnWorkspace(actor, "view")
              ? canOnPage(actor, "view", page)
              : null,
        };
      }),
    );
  },
);

test("a person and a workspace may be values, and the alias of the page another one", async () => {
  const pageId = await pageOfAll({ isRestricted: false, isPublished: true });
  const viewer = people.find((_, place) => pairs[place]?.workspaceRole === "viewer");
  const elsewhere = crypto.randomUUID();
  const id = viewer ?? ("" as UserId);
  const [row] = await own`
    select ${maySeePage(own, id, "page")} as here,
      ${maySeePage(own, id, "page", { workspaceId: own`${elsewhere}::uuid`, restrictedBy: own`page.restricted_by` })} as elsewhere
    from pages page where page.id = ${pageId}`;
  expect(row).toEqual({ here: true, elsewhere: false });
});

/** Every triple of roles in the workspace, on a restricted page above, and on the page itself. */
const triples = pairs.flatMap((pair) => roles.map((aboveRole) => ({ ...pair, aboveRole })));

test.each([
  { isPublished: true, isRestricted: false },
  { isPublished: false, isRestricted: false },
  { isPublished: true, isRestricted: true },
])(
  "SQL says of every triple of roles what `can` says below a restricted page, where the page itself is published: $isPublished, restricted: $isRestricted",
  async ({ isPublished, isRestricted }) => {
    const { sql } = server;
    const { id: organizationId } = owner.account.organization;
    const { workspaceId } = await owner.client.workspaces.create({ workspaceName: "Everybody's" });
    const above = await publishedPage(owner, "Above", "1");
    const below = await (isPublished ? publishedPage : draftedPage)(owner, "Below", "1");
    const { client } = owner;
    await client.pages.move({ pageId: above.pageId, workspaceId });
    await client.permissions.restrictPage({ pageId: above.pageId, isRestricted: true });
    await client.pages.move({ pageId: below.pageId, workspaceId, parentPageId: above.pageId });
    if (isRestricted) await client.permissions.restrictPage({ pageId: below.pageId, isRestricted });
    const ids = triples.map(() => crypto.randomUUID() as UserId);
    for (const [place, { workspaceRole, pageRole, aboveRole }] of triples.entries()) {
      const userId = ids[place] ?? "";
      if (workspaceRole !== null)
        await sql`insert into workspace_members (organization_id, workspace_id, user_id, role)
          values (${organizationId}, ${workspaceId}, ${userId}, ${workspaceRole})`;
      for (const [pageId, role] of [
        [below.pageId, pageRole],
        [above.pageId, aboveRole],
      ] as const) {
        if (role !== null)
          await sql`insert into page_members (organization_id, page_id, user_id, role)
            values (${organizationId}, ${pageId}, ${userId}, ${role})`;
      }
    }
    const person = own`person.id`;
    const rows = await own`
      select ${maySeePage(own, person)} as "maySee", ${roleOnPage(own, person)} as role,
        ${asMember(person)} as "asMember"
      from pages p, unnest(${ids}::uuid[]) with ordinality person (id, place)
      where p.id = ${below.pageId} order by person.place`;
    expect([...rows]).toEqual(
      triples.map(({ aboveRole, ...pair }) => {
        const own = isRestricted ? pair.pageRole : aboveRole;
        const actor = { ...pair, areaRole: aboveRole === null ? null : own };
        const facts = { isRestricted: true, isPublished };
        const maySee = canOnPage(actor, "view", facts);
        return {
          maySee,
          role: roleByDomain(actor, facts),
          asMember: isPublished && canOnWorkspace(actor, "view") ? maySee : null,
        };
      }),
    );
  },
);
