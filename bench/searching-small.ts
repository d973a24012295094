import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { inventedWord, randomNumbers } from "./invented-text.ts";
import type { Row } from "./report.ts";
import { searchConnections, searchesPerSecond, searchLatency } from "./search-requests.ts";
import { joinOne } from "./searching-people.ts";
import { seedPages } from "./seed-pages.ts";
import { signUpWriter } from "./writer.ts";

const pages = 1000;
const paragraphs = 12;

const random = randomNumbers(17);
const oneOf = (from: number, to: number) => inventedWord(from + Math.floor(random() * (to - from)));

/** What people search most often: the procedure, the goal for requests a second, and a query, another one at each call. */
const searches = [
  ["a rare word in titles", "titles", "800", () => oneOf(200, 500)],
  ["a rare word in bodies", "bodies", "600", () => oneOf(25_000, 40_000)],
  ["a frequent word in bodies", "bodies", "600", () => oneOf(0, 20)],
  ["title suggestions", "titles", "1,500", () => oneOf(200, 500).slice(0, 4)],
] as const;

/** Searches an organization of 1,000 pages of twelve paragraphs, as a reader who sees three in four of them. */
export async function measureSmallSearching(server: StemmaServer): Promise<Row[]> {
  const author = await signUpWriter(server.url);
  const reader = await signUpWriter(server.url);
  const newcomer = await signUpWriter(server.url);
  const sql = openSql(server.dataDir);
  const place = await joinOne(sql, author, reader, newcomer);
  // So few changes that vacuum does not start by itself.
  await seedPages(sql, place, pages, { paragraphs, isVacuumed: false });
  await sql.end();
  const rows: Row[] = [];
  for (const [what, procedure, , query] of searches) {
    const seen = await searchLatency(server.url, reader, procedure, query);
    rows.push({ what: `${what}, one at a time`, seen });
  }
  for (const [what, procedure, goal, query] of searches) {
    const seen = await searchesPerSecond(server.url, reader, procedure, query);
    rows.push({ what: `${what}, a second over ${searchConnections} connections`, goal, seen });
  }
  return rows;
}
