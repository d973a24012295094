import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { inventedHan, inventedWord, randomNumbers } from "./invented-text.ts";
import { time } from "./report.ts";
import type { Row } from "./report.ts";
import { searchConnections, searchesPerSecond, searchLatency } from "./search-requests.ts";
import { joinOne } from "./searching-people.ts";
import { seedPages } from "./seed-pages.ts";
import { anySnippet, seedSnippets, wordOfFirst, wordOfSnippet } from "./seed-snippets.ts";
import { signUpWriter } from "./writer.ts";

/** The number of pages in the organization. */
const pages = Number(process.env["BENCH_PAGES"] ?? 100_000);

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
      const seen = await searchLatency(server.url, reader, procedure, query);
      rows.push({ what: `${procedure}: ${kind}`, goal, seen });
    }
    for (const [kind, query] of procedure === "bodies" ? Object.entries(withOperators) : []) {
      const seen = await searchLatency(server.url, reader, procedure, query);
      rows.push({ what: `${procedure}: ${kind}`, goal: "100 ms", seen });
    }
    const seen = await searchLatency(server.url, newcomer, procedure, () => oneOf(0, 20));
    rows.push({ what: `${procedure}: common word, who sees ten pages`, goal: "100 ms", seen });
  }
  const mistyped = await searchLatency(server.url, reader, "similar", typos);
  rows.push({ what: "similar: a mistyped word", goal: "100 ms", seen: mistyped });
  for (const [procedure, goal] of [
    ["titles", "800"],
    ["bodies", "600"],
  ] as const) {
    rows.push({
      what: `${procedure} a second: words, ${searchConnections} connections`,
      goal,
      seen: await searchesPerSecond(
        server.url,
        reader,
        procedure,
        (index) => queries[ordinary[index % ordinary.length] ?? ""]?.() ?? "",
      ),
    });
  }
  await seedSnippets(sql, place);
  await sql.end();
  for (const [kind, query] of Object.entries(ofSnippets)) {
    const seen = await searchLatency(server.url, reader, "bodies", query);
    rows.push({ what: `bodies, with snippets: ${kind}`, goal: "100 ms", seen });
  }
  return rows;
}
