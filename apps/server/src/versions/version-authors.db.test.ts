import { bodyRows } from "@stemma/document/body-rows";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { rowChildren } from "@stemma/document/row-children";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { createLogger } from "../platform/logger.ts";
import { createAnalysisPool, type AnalysisPool } from "./analysis/create-analysis-pool.ts";
import { createAuthorship } from "./authorship.ts";
import { createVersionAuthorsStore } from "./version-authors.store.ts";
import { createVersionHistoryStore } from "./version-history.store.ts";

let server: TestServer;
let analysis: AnalysisPool;

beforeAll(async () => {
  server = await startTestServer();
  analysis = createAnalysisPool(inject("analysisWorker"), createLogger("silent"));
});

afterAll(async () => {
  await analysis.close();
  await server.stop();
});

function bodyOf(rows: Readonly<Record<string, string>>): PageBody {
  return makeBody(
    Object.entries(rows).map(([id, text]) =>
      makeBlock({ id: id as BlockId, kind: "paragraph" }, [{ text, marks: 0, url: null }]),
    ),
  );
}

/** Publishes these rows as the next version, and returns its id. */
async function publish(
  person: Person,
  pageId: PageId,
  subjectLine: string,
  rows: Readonly<Record<string, string>>,
): Promise<VersionId> {
  const text = bodyOf(rows);
  return (await publishVersion(person, pageId, subjectLine, { text })).versionId;
}

/** Each row of a version: its words with the subject line of the version that wrote them. */
async function writtenBy({ client }: Person, versionId: VersionId) {
  const [{ serializedEditorState: body }, { rows, versions }] = await Promise.all([
    client.versions.get({ versionId }),
    client.versions.authors({ versionId }),
  ]);
  const subjects = new Map(
    versions.map(({ sequence, subjectLine, publisherName }) => [
      sequence,
      `${publisherName.split(" ")[0]}, ${subjectLine}`,
    ]),
  );
  return bodyRows(body).map((block, index) => {
    const text = rowChildren(block)
      .map((child) => ("text" in child ? child.text : ""))
      .join("");
    let at = 0;
    return (rows[index] ?? []).map(({ length, sequence }) => {
      const part = text.slice(at, at + length);
      at += length;
      return [part, subjects.get(sequence)];
    });
  });
}

test("every word is its writer's, through a split and in later versions", async () => {
  const {
    olga,
    mia,
    page: { pageId },
  } = await sharedPage(server, "editor");
  const salt = await publish(olga, pageId, "Salt", { a: "Feed it at six. Mix it at nine." });
  const noon = await publish(mia, pageId, "Noon", { a: "Feed it at noon.", n: "Mix it at nine." });
  const expected = [
    [
      ["Feed it at ", "Olga, Salt"],
      ["noon", "Mia, Noon"],
      [".", "Olga, Salt"],
    ],
    [["Mix it at nine.", "Olga, Salt"]],
  ];
  expect(await writtenBy(mia, noon)).toEqual(expected);
  expect(await writtenBy(olga, noon)).toEqual(expected);
  expect(await writtenBy(mia, salt)).toEqual([[["Feed it at six. Mix it at nine.", "Olga, Salt"]]]);
  const last = await publish(olga, pageId, "Last", { a: "Feed it at noon.", n: "Mix it at ten." });
  expect((await writtenBy(mia, last))[1]).toEqual([
    ["Mix it at ", "Olga, Salt"],
    ["ten", "Olga, Last"],
    [".", "Olga, Salt"],
  ]);
});

test("a branch takes over the words of its own ancestors, not those of newer versions", async () => {
  const [olga] = await signUpTogether(server, "Olga");
  const { pageId, versionId } = await publishedPage(olga, "Bread", "x");
  const noon = await publish(olga, pageId, "Noon", { a: "Feed it at noon." });
  await olga.client.versions.revert({ pageId, versionId, expectedPublishedVersion: noon });
  const branch = await publish(olga, pageId, "Branch", { a: "Feed it at noon." });
  expect(await writtenBy(olga, branch)).toEqual([[["Feed it at noon.", "Olga, Branch"]]]);
});

test("words that were taken from an earlier version keep their author", async () => {
  const {
    olga,
    mia,
    page: { pageId },
  } = await sharedPage(server, "editor");
  const noon = await publish(mia, pageId, "Noon", { a: "Feed it.", n: "Mix it well at nine." });
  await publish(olga, pageId, "Without", { a: "Feed it." });
  const { versionId } = await publishVersion(olga, pageId, "Back", {
    text: bodyOf({ a: "Feed it.", x: "Mix it well at nine." }),
    takenPassages: [{ versionId: noon, rows: [1] }],
  });
  expect(await writtenBy(olga, versionId)).toEqual([
    [["Feed it.", "Mia, Noon"]],
    [["Mix it well at nine.", "Mia, Noon"]],
  ]);
});

test("the authors of a long history are computed along it, and kept", async () => {
  const [olga] = await signUpTogether(server, "Olga");
  const { pageId } = await publishedPage(olga, "Bread", "x");
  let newest: VersionId | undefined;
  for (let version = 1; version <= 30; version += 1) {
    newest = await publish(olga, pageId, `Version ${version}`, {
      a: "Feed it at six.",
      b: `Mix it ${version} times.`,
    });
  }
  if (newest === undefined) throw new Error("Nothing was published.");
  const written = await writtenBy(olga, newest);
  expect(written).toEqual([
    [["Feed it at six.", "Olga, Version 1"]],
    [
      ["Mix it ", "Olga, Version 1"],
      ["30", "Olga, Version 30"],
      [" times.", "Olga, Version 1"],
    ],
  ]);
  await server.sql`delete from version_authors where page_id = ${pageId}`;
  expect(await writtenBy(olga, newest)).toEqual(written);
  const kept = await server.sql`select 1 from version_authors where version_id = ${newest}`;
  expect(kept).toHaveLength(1);
});

test("authors that are forgotten while a computation starts from them are still its start", async () => {
  const [olga] = await signUpTogether(server, "Olga");
  const { pageId } = await publishedPage(olga, "Bread", "x");
  const salt = await publish(olga, pageId, "Salt", { a: "Feed it at six." });
  const noon = await publish(olga, pageId, "Noon", { a: "Feed it at noon." });
  const expected = [
    [
      ["Feed it at ", "Olga, Salt"],
      ["noon", "Olga, Noon"],
      [".", "Olga, Salt"],
    ],
  ];
  await writtenBy(olga, salt);
  await expect.poll(() => writtenBy(olga, noon)).toEqual(expected);
  const forget = () => server.sql`delete from version_authors where page_id = ${pageId}`;
  const store = createVersionAuthorsStore(server.sql);
  const forgetful = {
    ...store,
    async chainOf(versionId: VersionId) {
      const chain = await store.chainOf(versionId);
      await forget();
      return chain;
    },
  };
  const history = createVersionHistoryStore(server.sql);
  const authorship = createAuthorship({ versionAuthors: forgetful, history, analysis });
  const { id: organizationId } = olga.account.organization;
  const scope = { organizationId, organizationRole: "administrator" } as OrganizationScope;
  await authorship.compute(scope, { pageId, versionId: noon });
  expect(await writtenBy(olga, noon)).toEqual(expected);
});

test("authors that were computed once are not computed again", async () => {
  const [olga] = await signUpTogether(server, "Olga");
  const { pageId } = await publishedPage(olga, "Bread", "x");
  const salt = await publish(olga, pageId, "Salt", { a: "Feed it at six.", b: "Mix it at nine." });
  expect(await writtenBy(olga, salt)).toEqual([
    [["Feed it at six.", "Olga, Salt"]],
    [["Mix it at nine.", "Olga, Salt"]],
  ]);
  // What is planted is shorter than the text and credits another version: computing it again would put that right.
  await server.sql`update version_authors set authors = '[[[15,1]]]' where version_id = ${salt}`;
  expect(await writtenBy(olga, salt)).toEqual([[["Feed it at six.", "Olga, First version"]], []]);
});
