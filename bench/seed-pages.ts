import { readBody } from "@stemma/document/read-body";
import type { PageBody } from "@stemma/document/format";
import { searchLines } from "@stemma/document/search-lines";
import { indexEntry } from "@stemma/domain/search/index-entry";
import type { openSql } from "../e2e/server/open-sql.ts";
import { inventedHan, inventedWords, randomNumbers } from "./invented-text.ts";

const workspaces = 40;
const batchPages = 500;

/** The organization of the pages, and the people: the author is not the one who searches. */
interface Place {
  readonly organizationId: string;
  readonly authorId: string;
  /** A member of three in four workspaces. */
  readonly readerId: string;
  /** A member of no workspace; ten pages give them access by name. */
  readonly newcomerId: string;
}

/**
 * Inserts published pages directly into the database, spread over forty workspaces: paragraphs of 50 words, four unless
 * `paragraphs` says otherwise (about 1.5 kB of text), one page in twenty in Chinese. With `isVacuumed: false`, the indexes stay as
 * writing leaves them.
 */
export async function seedPages(
  sql: ReturnType<typeof openSql>,
  place: Place,
  count: number,
  { paragraphs = 4, isVacuumed = true } = {},
): Promise<void> {
  const { organizationId, authorId, readerId, newcomerId } = place;
  const random = randomNumbers(7);
  const homes = Array.from({ length: workspaces }, () => crypto.randomUUID());
  for (const [index, id] of homes.entries()) {
    await sql`insert into workspaces values (${id}, ${organizationId}, ${`Workspace ${index}`}, false, now(), now(), ${authorId})`;
    const members = [authorId, ...(index % 4 === 3 ? [] : [readerId])];
    for (const member of members) {
      await sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
        values (${organizationId}, ${id}, ${member}, 'editor', 'editor')`;
    }
  }
  const oldest = Date.now() - count * 1000;
  for (let first = 0; first < count; first += batchPages) {
    const rows = Array.from({ length: Math.min(batchPages, count - first) }, (_, offset) => {
      const index = first + offset;
      const isHan = index % 20 === 19;
      const title = isHan
        ? inventedHan(random, 7)
        : inventedWords(random, 3 + Math.floor(random() * 4));
      const body = bodyOf(
        Array.from({ length: paragraphs }, () =>
          isHan ? inventedHan(random, 120) : inventedWords(random, 50),
        ),
      );
      const { foldedTitle, words, text, phrases, places, corrections } = indexEntry(
        title,
        searchLines(body),
      );
      return {
        page: crypto.randomUUID(),
        version: crypto.randomUUID(),
        home: homes[Math.floor(random() * homes.length)],
        at: new Date(oldest + index * 1000).toISOString(),
        title,
        body,
        folded: foldedTitle,
        text,
        words,
        phrases,
        places,
        corrections,
        named: index % (count / 10) === 0 ? [authorId, newcomerId] : [authorId],
      };
    });
    await insertPages(sql, organizationId, authorId, rows);
  }
  if (isVacuumed) await sql`vacuum analyze`;
  else await sql`analyze`;
}

/** Inserts published pages with their index entries. */
export async function insertPages(
  sql: ReturnType<typeof openSql>,
  organizationId: string,
  authorId: string,
  rows: readonly object[],
): Promise<void> {
  await sql`
    with r as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(page uuid, version uuid,
        home uuid, at timestamptz, title text, body json, folded text, words text[], named uuid[])
    ), p as (
      insert into pages (id, organization_id, workspace_id, published_version, updated_at, updated_by)
      select page, ${organizationId}::uuid, home, version, at, ${authorId}::uuid from r
    ), v as (
      insert into page_versions (id, organization_id, page_id, sequence, page_title, body, published_at,
        published_by, subject_line, message_body, draft_id)
      select version, ${organizationId}::uuid, page, 1, title, body, at, ${authorId}::uuid, 'First', '', version from r
    ), m as (
      insert into page_members (organization_id, page_id, user_id, role)
      select ${organizationId}::uuid, page, unnest(named), 'administrator' from r
    )
    select 1`;
  await sql`
    insert into page_search
      (page_id, organization_id, folded_title, words, text, phrases, places, updated_at)
    select page, ${organizationId}::uuid, folded, array_to_tsvector(words), text, phrases, places, at
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(page uuid, at timestamptz,
      folded text, words text[], text text, phrases text, places text)`;
  await sql`
    insert into search_words (organization_id, word)
    select distinct ${organizationId}::uuid, unnest(corrections)
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(corrections text[])
    on conflict do nothing`;
}

/** A body of paragraphs. */
export function bodyOf(paragraphs: readonly string[]): PageBody {
  const shared = { version: 1, format: "", indent: 0, direction: null };
  const reading = readBody({
    root: {
      ...shared,
      type: "root",
      children: paragraphs.map((text) => ({
        ...shared,
        type: "paragraph",
        textFormat: 0,
        textStyle: "",
        children: [
          { type: "text", version: 1, text, format: 0, mode: "normal", style: "", detail: 0 },
        ],
      })),
    },
  });
  if (!reading.ok) throw new Error(`${reading.error.path}: ${reading.error.reason}`);
  return reading.body;
}
