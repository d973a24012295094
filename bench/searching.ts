import autocannon from "autocannon";
import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { inventedHan, inventedWord, randomNumbers } from "./invented-text.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { seedPages } from "./seed-pages.ts";
import { anySnippet, seedSnippets, wordOfFirst, wordOfSnippet } from "./seed-snippets.ts";
import { signUpWriter } from "./writer.ts";
import type { Writer } from "./writer.ts";

/** The number of pages in the organization. */
const pages = Number(process.env["BENCH_PAGES"] ?? 100_000);
const limit = 20;
const asked = 60;
const connections = 32;
const durationS = 6;

const random = randomNumbers(11);
const oneOf = (from: number, to: number) => inventedWord(from + Math.floor(random() * (to - from)));

/** Kinds of queries; each call returns a different query. */
const queries: Record<string, () => string> = {
  "rare word": () => oneOf(25_000, 40_000),
  "common word": () => oneOf(0, 20),
  "half a word": () => oneOf(200, 2000).slice(0, 5),
  "two words": () => `${oneOf(20, 200)} ${oneOf(20, 200)}`,
  "two letters": () => oneOf(0, 40_000).slice(0, 2),
  "one letter": () => oneOf(0, 40_000).slice(0, 1),
  "two letters, no match": () => "zq",
  "no match": () => `${oneOf(0, 2000)}zz`,
  "Chinese, two signs": () => inventedHan(random, 2),
  "Chinese, four signs": () => inventedHan(random, 4),
};

/** Queries with operators, of the texts. */
const withOperators: Record<string, () => string> = {
  "phrase of common words": () => `"${oneOf(0, 20)} ${oneOf(0, 20)}"`,
  "phrase of rare words": () => `"${oneOf(2000, 20_000)} ${oneOf(0, 20)}"`,
  "word without another": () => `${oneOf(200, 2000)} -${oneOf(0, 20)}`,
  "word in a workspace": () => `${oneOf(200, 2000)} in:"Workspace ${Math.floor(random() * 40)}"`,
};

/** Queries of texts that snippets answer, at least in part. */
const ofSnippets: Record<string, () => string> = {
  "word of a snippet on 40 pages": () => wordOfSnippet(anySnippet(random)),
  "word of a snippet on 5,000 pages": () => wordOfFirst,
  "half in a page, half in a snippet on 5,000": () => `${oneOf(2000, 20_000)} ${wordOfFirst}`,
  "rare word": () => oneOf(25_000, 40_000),
  "two words": () => `${oneOf(20, 200)} ${oneOf(20, 200)}`,
  "no match": () => `${oneOf(0, 2000)}zz`,
  "common word": () => oneOf(0, 20),
};

/** Words with one letter doubled, and the next one dropped. */
const typos = () => {
  const word = oneOf(2000, 20_000);
  return `${word.slice(0, 3)}${word.slice(2, 3)}${word.slice(4)}`;
};

/** The most frequent kinds of queries: the throughput is measured over them in turn. */
const ordinary = ["rare word", "common word", "half a word", "two words"];

/**
 * Searches titles and texts of an organization of 100,000 pages: once as a reader who sees three in four of them, once
 * as a newcomer. Then 500 snippets are used on 25,000 of them.
 */
export async function measureSearching(server: StemmaServer): Promise<Row[]> {
  const author = await signUpWriter(server.url);
  const reader = await signUpWriter(server.url);
  const newcomer = await signUpWriter(server.url);
  const sql = openSql(server.dataDir);
  const started = performance.now();
  const place = await joinOne(sql, author, reader, newcomer);
  await seedPages(sql, place, pages);
  const rows: Row[] = [
    {
      what: `seeding ${pages.toLocaleString("en")} pages`,
      seen: time(performance.now() - started),
    },
  ];
  for (const procedure of ["titles", "bodies"]) {
    for (const [kind, query] of Object.entries(queries)) {
      const goal = "100 ms";
      const seen = await latency(server.url, reader, procedure, query);
      rows.push({ what: `${procedure}: ${kind}`, goal, seen });
    }
    for (const [kind, query] of procedure === "bodies" ? Object.entries(withOperators) : []) {
      const seen = await latency(server.url, reader, procedure, query);
      rows.push({ what: `${procedure}: ${kind}`, goal: "100 ms", seen });
    }
    const seen = await latency(server.url, newcomer, procedure, () => oneOf(0, 20));
    rows.push({ what: `${procedure}: common word, who sees ten pages`, goal: "100 ms", seen });
  }
  const mistyped = await latency(server.url, reader, "similar", typos);
  rows.push({ what: "similar: a mistyped word", goal: "100 ms", seen: mistyped });
  for (const [procedure, goal] of [
    ["titles", "800"],
    ["bodies", "600"],
  ] as const) {
    rows.push({
      what: `${procedure} a second: words, ${connections} connections`,
      goal,
      seen: await throughput(server.url, reader, procedure),
    });
  }
  await seedSnippets(sql, place);
  await sql.end();
  for (const [kind, query] of Object.entries(ofSnippets)) {
    const seen = await latency(server.url, reader, "bodies", query);
    rows.push({ what: `bodies, with snippets: ${kind}`, goal: "100 ms", seen });
  }
  return rows;
}

/** Moves all three people into the author's organization. */
async function joinOne(sql: ReturnType<typeof openSql>, ...people: readonly Writer[]) {
  const ids: string[] = [];
  let organizationId = "";
  for (const { workspaceId } of people) {
    const [row] = await sql<{ userId: string; organizationId: string }[]>`
      select user_id as "userId", organization_id as "organizationId"
      from workspace_members where workspace_id = ${workspaceId}`;
    if (row === undefined) throw new Error("A person has no workspace.");
    if (organizationId === "") organizationId = row.organizationId;
    else {
      await sql`insert into organization_members (organization_id, user_id, role, joined_at)
        values (${organizationId}, ${row.userId}, 'user', now())`;
      await sql`update users set recent_organization_id = ${organizationId} where id = ${row.userId}`;
    }
    ids.push(row.userId);
  }
  const [authorId = "", readerId = "", newcomerId = ""] = ids;
  return { organizationId, authorId, readerId, newcomerId };
}

const pathOf = (procedure: string, query: string) =>
  `/rpc/search/${procedure}?data=${encodeURIComponent(JSON.stringify({ json: { query, limit } }))}`;

async function latency(
  url: string,
  { cookies }: Writer,
  procedure: string,
  query: () => string,
): Promise<string> {
  const samples: number[] = [];
  let found = 0;
  for (let count = 0; count < asked; count += 1) {
    const path = pathOf(procedure, query());
    const started = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { cookie: cookies } });
    const { json } = (await response.json()) as { json: { items?: unknown[] } };
    samples.push(performance.now() - started);
    if (json.items === undefined) throw new Error(JSON.stringify(json));
    found += json.items.length;
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => time(percentile(samples, share)));
  return `p50 ${p50}, p95 ${p95}, p99 ${p99} (${(found / asked).toFixed(1)} found)`;
}

async function throughput(url: string, { cookies }: Writer, procedure: string): Promise<string> {
  const requests = Array.from({ length: 200 }, (_, index) => ({
    path: pathOf(procedure, queries[ordinary[index % ordinary.length] ?? ""]?.() ?? ""),
    headers: { cookie: cookies },
  }));
  const result = await autocannon({ url, connections, duration: durationS, requests });
  const failed = result.non2xx + result.errors;
  return (
    `${Math.round(result.requests.average).toLocaleString("en")} (p99 ${time(result.latency.p99)}` +
    `${failed > 0 ? `, ${failed} failed` : ""})`
  );
}
