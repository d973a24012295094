import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { fillSearchIndex, searchIndexSizes } from "../testing/fill-search-index.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

describe.each(searchIndexSizes)("in a $size index", ({ others }) => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;
  let colleague: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signUp("Olga Owner");
    stranger = await server.signUp("Sam Stranger");
    colleague = await server.signUp("Carla Colleague");
    member = await server.signUp("Mia Member");
    const { personalWorkspaceId } = owner.account.configuration;
    await joinOrganization(server, colleague, owner, []);
    await joinOrganization(server, member, owner, [{ id: personalWorkspaceId, role: "editor" }]);
    await fillSearchIndex(server, owner, others);
  });

  afterAll(() => server.stop());

  /** The number of pages that each person finds, by title and by text. */
  async function found(query: string) {
    const count = async ({ client }: Person) => [
      (await client.search.titles({ query })).items.length,
      (await client.search.bodies({ query })).items.length,
    ];
    const people = { owner, stranger, colleague, member };
    const counts = Object.entries(people).map(async ([who, person]) => [who, await count(person)]);
    return Object.fromEntries(await Promise.all(counts)) as Record<keyof typeof people, number[]>;
  }

  const both = [1, 1];
  const none = [0, 0];

  test("a page is found by the members of its workspace alone", async () => {
    await publishedPage(owner, "Quince", "Quince jelly");
    expect(await found("quince")).toEqual({
      owner: both,
      stranger: none,
      colleague: none,
      member: both,
    });
  });

  test("a restricted page is found by its own members alone", async () => {
    const { pageId } = await publishedPage(owner, "Medlar", "Medlar cheese");
    await server.sql`update pages set is_restricted = true where id = ${pageId}`;
    expect(await found("medlar")).toEqual({
      owner: both,
      stranger: none,
      colleague: none,
      member: none,
    });
    await server.sql`insert into page_members (organization_id, page_id, user_id, role)
    values (${owner.account.organization.id}, ${pageId}, ${colleague.account.user.id}, 'editor')`;
    expect(await found("medlar")).toMatchObject({ colleague: both, member: none });
  });

  test("who was removed from a workspace finds its pages no more, with the next search", async () => {
    await publishedPage(owner, "Serotine", "Serotine plum");
    expect(await found("serotine")).toMatchObject({ owner: both, member: both });
    const { id: userId } = member.account.user;
    const { personalWorkspaceId } = owner.account.configuration;
    const [left] = await server.sql`delete from workspace_members
    where workspace_id = ${personalWorkspaceId} and user_id = ${userId} returning *`;
    expect(await found("serotine")).toMatchObject({ owner: both, member: none });
    await server.sql`insert into workspace_members ${server.sql(left ?? {})}`;
    expect(await found("serotine")).toMatchObject({ member: both });
  });

  test("a page moved to a workspace that the asker can't see is found no more", async () => {
    const { pageId } = await publishedPage(owner, "Loquat", "Loquat jam");
    const { workspaceId } = await owner.client.workspaces.create({ workspaceName: "Cellar" });
    await owner.client.pages.move({ pageId, workspaceId });
    expect(await found("loquat")).toMatchObject({ owner: both, member: none });
  });

  test("a deleted page is found by nobody, and again once it is restored", async () => {
    const { pageId, versionId } = await publishedPage(owner, "Damson", "Damson plum");
    await owner.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    expect(await found("damson")).toMatchObject({ owner: none, member: none });
    await owner.client.pages.restore({ pageId });
    expect(await found("damson")).toMatchObject({ owner: both, member: both });
  });

  test("a page never published is found by its writer, by its title alone, until it is removed", async () => {
    const { pageId } = await draftedPage(owner, "Sloe", "Sloe gin");
    expect(await found("sloe")).toEqual({
      owner: [1, 0],
      stranger: none,
      colleague: none,
      member: none,
    });
    await owner.client.pages.delete({ pageId, expectedPublishedVersion: null });
    expect(await found("sloe")).toMatchObject({ owner: none });
  });

  test("what is written in a draft of a published page is found by nobody", async () => {
    const { pageId } = await publishedPage(owner, "Bullace", "Bullace tart");
    const draft = await member.client.drafts.create({ pageId });
    await member.client.drafts.save({
      draftId: draft.id,
      expectedRevision: draft.revision,
      saveId: crypto.randomUUID(),
      pageTitle: "Greengage",
      serializedEditorState: bodyOf("Greengage tart"),
      draftNotes: null,
    });
    expect(await found("greengage")).toMatchObject({ owner: none, member: none });
  });

  test("a workspace is found by its members alone", async () => {
    await owner.client.workspaces.create({ workspaceName: "Persimmon room" });
    expect(await found("persimmon")).toMatchObject({
      owner: [1, 0],
      colleague: none,
      member: none,
    });
  });

  test("one organization is searched at a time", async () => {
    await publishedPage(owner, "Serviceberry", "Serviceberry pie");
    const { id: organizationId } = member.account.organization;
    await member.client.organizations.activate({ organizationId });
    expect(await found("serviceberry")).toMatchObject({ owner: both, member: none });
    await member.client.organizations.activate({ organizationId: owner.account.organization.id });
    expect(await found("serviceberry")).toMatchObject({ member: both });
  });

  test("whether a word stands on a hidden page changes nothing of what a typo finds", async () => {
    for (const end of ["ka", "kb", "kc", "kd", "ke"])
      await publishedPage(owner, end, `redundan${end}`);
    const similar = async () =>
      (await member.client.search.similar({ query: "redundansy" })).items.map((item) => item.id);
    const before = await similar();
    expect(before).toHaveLength(5);
    const { pageId } = await publishedPage(owner, "Plans", "redundancy");
    await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
    expect(await similar()).toEqual(before);
  });
});
