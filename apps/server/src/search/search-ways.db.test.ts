import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { bodyOf } from "../testing/body-of.ts";
import { fillSearchIndex } from "../testing/fill-search-index.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client, Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

/**
 * What is searched: the number of pages, and of others that no search of this test finds, in the organization and in another one. The
 * limits of `search-size.store.ts` are between them. In the large organization, the reader sees more pages than "few", and the newcomer
 * sees fewer.
 */
const sizes = [
  { name: "a small database", pages: 400, ownOthers: 0, foreign: 0 },
  { name: "a small organization of a large database", pages: 400, ownOthers: 0, foreign: 5000 },
  { name: "a large organization", pages: 1500, ownOthers: 4000, foreign: 0 },
];
const kinds = ["rye", "oat", "spelt", "emmer"];

describe.each(sizes)("in $name", ({ pages, ownOthers, foreign }) => {
  let server: TestServer;
  let reader: Person;
  let newcomer: Person;
  /** Every page's title, newest first, and whether each of the two readers can see the page. */
  let stored: { id: PageId; title: string; text: string; isOpen: boolean; isNamed: boolean }[];

  beforeAll(async () => {
    server = await startTestServer();
    const owner = await server.signUp("Olga Owner");
    reader = await server.signUp("Rita Reader");
    newcomer = await server.signUp("Nils Newcomer");
    const { personalWorkspaceId: open } = owner.account.configuration;
    const { workspaceId: closed } = await owner.client.workspaces.create({
      workspaceName: "Closed",
    });
    await joinOrganization(server, reader, owner, [{ id: open, role: "editor" }]);
    await joinOrganization(server, newcomer, owner, []);
    stored = Array.from({ length: pages }, (_, index) => ({
      id: crypto.randomUUID() as PageId,
      // Four frequencies: common, less common, once in two hundred pages, and on one page only.
      title:
        index === pages - 100
          ? "rye"
          : `${kinds[index % 7] ?? "wheat"} ${index % 50 === 0 ? "bran " : ""}${index % 200 === 3 ? "zx " : ""}n${index}e`,
      text: `${index % 2 === 0 ? "bran" : "flour"} ${index % 40 === 1 ? "husk" : ""} ${index % 400 === 7 ? "zx" : ""}`,
      isOpen: index % 5 !== 0,
      isNamed: index % 100 === 0,
    }));
    const { id: organizationId } = owner.account.organization;
    const rows = stored.map((page, index) => ({
      ...page,
      home: page.isOpen ? open : closed,
      version: crypto.randomUUID(),
      at: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
      body: bodyOf(page.text),
    }));
    const json = JSON.stringify(rows);
    const { id: userId } = owner.account.user;
    const all = server.sql`json_to_recordset(${json}::text::json) as r(id uuid, title text, home uuid,
    version uuid, at timestamptz, body json, "isNamed" boolean)`;
    await server.sql`insert into pages (id, organization_id, workspace_id, published_version, updated_at, updated_by)
    select id, ${organizationId}, home, version, at, ${userId} from ${all}`;
    await server.sql`insert into page_versions (id, organization_id, page_id, sequence, page_title, body,
      published_at, published_by, subject_line, message_body, draft_id)
    select version, ${organizationId}, id, 1, title, body, at, ${userId}, 'First', '', version from ${all}`;
    await server.sql`insert into page_members (organization_id, page_id, user_id, role)
    select ${organizationId}, id, ${newcomer.account.user.id}, 'editor' from ${all} where "isNamed"`;
    expect(await server.indexMissingPages(() => false)).toBe(pages);
    await fillSearchIndex(server, owner, ownOthers);
    await fillSearchIndex(server, newcomer, foreign);
  });

  afterAll(() => server.stop());

  /** All pages that a search finds, read with a page size of seven. */
  async function findAll({ search }: Client, procedure: "titles" | "bodies", query: string) {
    const found: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { items: { id: string }[]; nextCursor: string | null } = await search[procedure]({
        query,
        limit: 7,
        ...(cursor !== "" && { cursor }),
      });
      found.push(...page.items.filter((item) => "pageTitle" in item).map(({ id }) => id));
      ({ nextCursor: cursor } = page);
    }
    return found;
  }

  /** The stored pages that match, by their tier and then newest first. */
  function ranked(procedure: "titles" | "bodies", query: string) {
    const words = query.split(" ");
    const tierOf = ({ title, text }: (typeof stored)[number]) => {
      const isIn = (where: string) =>
        words.every((word, index) =>
          index === words.length - 1
            ? ` ${where}`.includes(` ${word}`)
            : ` ${where} `.includes(` ${word} `),
        );
      if (procedure === "bodies") return isIn(title) ? 0 : isIn(`${title} ${text}`) ? 1 : null;
      if (!title.includes(query)) return null;
      return title === query ? 0 : ` ${title}`.includes(` ${query}`) ? 1 : 2;
    };
    return stored
      .map((page) => ({ ...page, tier: tierOf(page) }))
      .filter(({ tier }) => tier !== null)
      .toSorted((a, b) => (a.tier ?? 0) - (b.tier ?? 0));
  }

  test.each([
    { query: "rye", because: "it is common" },
    { query: "bran", because: "it stands in few titles, but in many texts" },
    { query: "husk", because: "it stands in some texts alone" },
    { query: "e", because: "titles begin with it, have words that do, or hold it elsewhere" },
    { query: "zx", because: "two letters stand on few pages, and in fewer titles" },
    { query: "n137", because: "it is rare" },
    { query: "n", because: "it is one letter, which all hold" },
    { query: "rye bran", because: "there are two words" },
    { query: "zzz", because: "no page holds it" },
  ])(
    "who sees many pages and who sees few find all they may see, in order, by '$query': $because",
    async ({ query }) => {
      for (const procedure of ["titles", "bodies"] as const) {
        const matching = ranked(procedure, query);
        const open = matching.filter((page) => page.isOpen).map(({ id }) => id);
        const named = matching.filter((page) => page.isNamed).map(({ id }) => id);
        expect(await findAll(reader.client, procedure, query)).toEqual(open);
        expect(await findAll(newcomer.client, procedure, query)).toEqual(named);
      }
    },
  );
});
