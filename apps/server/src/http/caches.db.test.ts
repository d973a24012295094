import { afterAll, beforeAll, expect, test } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";
import { bodyOf } from "../testing/body-of.ts";
import { fillSearchIndex } from "../testing/fill-search-index.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { saveOf } from "../testing/saved-draft.ts";
import type { Client, Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { startTwoNodes } from "../testing/two-nodes.ts";

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;
let server: TestServer;
let other: TestServer;
let owner: Person;
let reader: Person;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ server, other, owner, reader } = nodes);
});

afterAll(() => nodes.stop());

/** What a read answers on each node; its error's code where it is refused. It asks twice, so that the second finds what the first kept. */
async function onBoth<Answer>({ cookies }: Person, read: (client: Client) => Promise<Answer>) {
  const ask = (node: TestServer) =>
    read(node.clientOf(cookies)).catch((error: unknown) => (error as { code?: unknown }).code);
  await Promise.all([server, other].map(ask));
  return Promise.all([server, other].map(ask));
}

const both = <Answer>(answer: Answer) => [answer, answer];

/** The text of a page that each node shows a person before any script runs; empty where it shows none. */
const htmlOnBoth = ({ cookies }: Person, pageId: PageId) =>
  Promise.all(
    [server, other].map(async (node) => {
      const html = await (await node.send(`/page/${pageId}`, {}, cookies)).text();
      return /<div class="page-body">(.*)<\/main>/s.exec(html)?.[1] ?? "";
    }),
  );

/** Restricts a page to its administrators, or opens it again. */
const restrict = (pageId: PageId, isRestricted: boolean) =>
  owner.client.permissions.restrictPage({ pageId, isRestricted });

/** Who loses access to the page, is refused by this read on both nodes, and is answered again afterwards. */
async function expectRefused(pageId: PageId, read: (client: Client) => Promise<unknown>) {
  await restrict(pageId, true);
  expect(await onBoth(reader, read)).toEqual(both("NO_ACCESS"));
  await restrict(pageId, false);
  const again = await onBoth(reader, read);
  expect(again).not.toContain("NO_ACCESS");
}

/** A text that names a page and a person, and shows a snippet. */
function namingBody(linked: PageId, snippet: PageId, { account }: Person): PageBody {
  const words = ["See ", pageLinkWord(linked), " and ask ", mentionWord(account.user.id)];
  const runs = words.map((text) => ({ text, marks: 0, url: null }));
  return makeBody([
    makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs),
    makeBlock(
      { id: "b" as BlockId, kind: "snippet", attributes: { snippet: { id: snippet } } },
      [],
    ),
  ]);
}

/** A text of one row of code. */
const codeBody = (text: string) =>
  makeBody([
    makeBlock({ id: "c" as BlockId, kind: "codeBlock", attributes: { language: "javascript" } }, [
      { text, marks: 0, url: null },
    ]),
  ]);

test("a kept text shows the titles, names and snippets of now, and none to who has lost access to them", async () => {
  const { personalWorkspaceId: workspaceId } = owner.account.configuration;
  const linked = await publishedPage(owner, "Flour", "Type 550");
  const made = await owner.client.pages.create({ workspaceId, kind: "snippet" });
  const { revision } = await owner.client.drafts.save(saveOf(made.draftId, 1, "Open at six"));
  await owner.client.drafts.publish({
    draftId: made.draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "Open", body: "" },
  });
  const mentioned = await server.signUp("Mona Mentioned");
  await joinOrganization(server, mentioned, owner, []);
  const { pageId } = await publishedPage(owner, "Shop");
  await publishVersion(owner, pageId, "Name", {
    text: namingBody(linked.pageId, made.pageId, mentioned),
  });
  const told = async () => {
    const html = await htmlOnBoth(reader, pageId);
    const views = await onBoth(reader, (client) => client.pages.get({ pageId }));
    const { linkTargets, mentionedPeople, snippets } = views[0] as Awaited<
      ReturnType<Client["pages"]["get"]>
    >;
    expect(views[1]).toEqual(views[0]);
    const named = JSON.stringify({ linkTargets, mentionedPeople, snippets });
    const words = ["Flour", "Bread", "Mona", "Monika", "Open at six", "Open at seven"];
    const inAnswer = words.filter((word) => named.includes(word));
    for (const one of html) expect(words.filter((word) => one.includes(word))).toEqual(inAnswer);
    return inAnswer;
  };
  expect(await told()).toEqual(["Flour", "Mona", "Open at six"]);
  await publishVersion(owner, linked.pageId, "Now it is Bread");
  await publishVersion(owner, made.pageId, "Later", { text: bodyOf("Open at seven") });
  await mentioned.client.settings.updateUser({ firstName: "Monika", lastName: "Mentioned" });
  expect(await told()).toEqual(["Bread", "Monika", "Open at seven"]);
  await restrict(linked.pageId, true);
  await restrict(made.pageId, true);
  expect(await told()).toEqual(["Monika"]);
});

test("kept facts of versions come with the names of now, and not to who has lost access", async () => {
  const { pageId, versionId } = await publishedPage(owner, "Rye", "Dark");
  const read = (client: Client) => client.pages.get({ pageId });
  const shown = async () =>
    (await onBoth(reader, read)).map((view) => {
      const { page, lastVersions, lastRevert } = view as Awaited<ReturnType<typeof read>>;
      return {
        publishers: lastVersions.map(({ publisherName }) => publisherName),
        subjects: lastVersions.map(({ publishMessage }) => publishMessage.subjectLine),
        reverter: lastRevert?.reverterName,
        shows: page.publishedVersion,
      };
    });
  const first = { subjects: ["First version"], reverter: undefined, shows: versionId };
  expect(await shown()).toEqual(both({ ...first, publishers: ["Olga Owner"] }));
  await owner.client.settings.updateUser({ firstName: "Olivia", lastName: "Owner" });
  expect(await shown()).toEqual(both({ ...first, publishers: ["Olivia Owner"] }));
  const second = await publishVersion(reader, pageId, "Second");
  const subjects = ["Second", "First version"];
  const publishers = ["Rita Reader", "Olivia Owner"];
  expect(await shown()).toEqual(
    both({ publishers, subjects, reverter: undefined, shows: second.versionId }),
  );
  await owner.client.versions.revert({
    pageId,
    versionId,
    expectedPublishedVersion: second.versionId,
  });
  expect(await shown()).toEqual(
    both({ publishers, subjects, reverter: "Olivia Owner", shows: versionId }),
  );
  await expectRefused(pageId, read);
});

test("a draft that was saved or deleted on one node is shown so on both, and not to its author who has lost access", async () => {
  const { pageId } = await publishedPage(owner, "Oats", "Published");
  const draft = await reader.client.drafts.create({ pageId });
  const read = async (client: Client) =>
    JSON.stringify((await client.pages.get({ pageId })).draft?.serializedEditorState ?? null);
  await reader.client.drafts.save(saveOf(draft.id, draft.revision, "Written here"));
  const here = expect.stringContaining("Written here");
  expect(await onBoth(reader, read)).toEqual(both(here));
  const there = other.clientOf(reader.cookies);
  await there.drafts.save(saveOf(draft.id, draft.revision + 1, "Written there"));
  expect(await onBoth(reader, read)).toEqual(both(expect.stringContaining("Written there")));
  await expectRefused(pageId, read);
  await there.drafts.delete({ draftId: draft.id });
  expect(await onBoth(reader, read)).toEqual(both("null"));
});

test("the text of a page and of its version is gone on both nodes once the page was removed for good", async () => {
  const { pageId, versionId } = await publishedPage(owner, "Gone", "Soon");
  const page = async (client: Client) => (await client.pages.get({ pageId })).page.id;
  const version = async (client: Client) => (await client.versions.get({ versionId })).id;
  expect(await onBoth(reader, page)).toEqual(both(pageId));
  expect(await onBoth(reader, version)).toEqual(both(versionId));
  await owner.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
  await owner.client.trash.removePage({ pageId });
  for (const person of [reader, owner]) {
    expect(await onBoth(person, page)).toEqual(both("NOT_FOUND"));
    expect(await onBoth(person, version)).toEqual(both("NOT_FOUND"));
  }
  expect(await htmlOnBoth(reader, pageId)).toEqual(both(""));
});

test("the colours of code are those of the text that is shown, and of no text after access was lost", async () => {
  const { pageId } = await publishedPage(owner, "Code");
  // Colours that are not known in time are left out, so this waits for them.
  const showsComment = (comment: string) =>
    expect
      .poll(async () =>
        (await htmlOnBoth(reader, pageId)).map(
          (html) => /<span class="code-comment">(.*?)<\/span>/s.exec(html)?.[1],
        ),
      )
      .toEqual(both(comment));
  await publishVersion(owner, pageId, "One", { text: codeBody("const one = 1; // first") });
  await showsComment("// first");
  await publishVersion(owner, pageId, "Two", { text: codeBody("let two = 2; // second") });
  expect((await htmlOnBoth(reader, pageId)).join()).not.toContain("first");
  await showsComment("// second");
  await restrict(pageId, true);
  expect(await htmlOnBoth(reader, pageId)).toEqual(both(""));
});

test("authors and the history's index know a new version on both nodes, and tell nobody who has lost access", async () => {
  const { pageId, versionId } = await publishedPage(owner, "Spelt", "Grain");
  const authorsOf = (version: typeof versionId) => async (client: Client) =>
    (await client.versions.authors({ versionId: version })).versions.map(
      ({ subjectLine }) => subjectLine,
    );
  const find = async (client: Client) =>
    (await client.versions.search({ pageId, query: "grain" })).items.map(
      ({ version }) => version.subjectLine,
    );
  expect(await onBoth(reader, authorsOf(versionId))).toEqual(both(["First version"]));
  expect(await onBoth(reader, find)).toEqual(both(["First version"]));
  const second = await publishVersion(reader, pageId, "Second", {
    text: bodyOf("Grain", "More grain"),
  });
  const subjects = await onBoth(reader, authorsOf(second.versionId));
  expect(subjects).toEqual(both(expect.arrayContaining(["Second"])));
  expect(await onBoth(reader, find)).toEqual(both(["Second", "First version"]));
  await expectRefused(pageId, authorsOf(second.versionId));
  await expectRefused(pageId, find);
});

test("a remembered size of the organization changes no result, on either node, nor who finds it", async () => {
  const { pageId } = await publishedPage(owner, "Quince jelly", "Quince, sugar.");
  const find = async (client: Client) => {
    const [titles, bodies] = await Promise.all([
      client.search.titles({ query: "quince" }),
      client.search.bodies({ query: "quince" }),
    ]);
    return [titles.items.length, bodies.items.length];
  };
  expect(await onBoth(reader, find)).toEqual(both([1, 1]));
  await fillSearchIndex(server, owner, 5100);
  await publishedPage(owner, "Quince pie", "Quince, flour.");
  expect(await onBoth(reader, find)).toEqual(both([2, 2]));
  await restrict(pageId, true);
  expect(await onBoth(reader, find)).toEqual(both([1, 1]));
  expect(await onBoth(owner, find)).toEqual(both([2, 2]));
});
