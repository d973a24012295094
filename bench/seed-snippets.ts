import { indexEntry } from "@stemma/domain/search/index-entry";
import type { openSql } from "../e2e/server/open-sql.ts";
import { inventedWord, inventedWords, randomNumbers } from "./invented-text.ts";
import { bodyOf, insertPages } from "./seed-pages.ts";

/** The number of snippets, and of the pages on which the first one and all others together are used. */
const snippets = 500;
const usesOfFirst = 5000;
const otherUses = 20_000;

/** A word that the first snippet holds, and no page. */
export const wordOfFirst = `${inventedWord(0)}snippetword`;

/** A word that snippet `index` holds, and no page. */
export const wordOfSnippet = (index: number) => `snippetword${inventedWord(index)}`;

/** A snippet that {@link wordOfSnippet} names, at random. */
export const anySnippet = (random: () => number) => 1 + Math.floor(random() * (snippets - 1));

/** Inserts snippets into an organization of pages, and says which pages show them: one is on a page in twenty. */
export async function seedSnippets(
  sql: ReturnType<typeof openSql>,
  { organizationId, authorId }: { readonly organizationId: string; readonly authorId: string },
): Promise<void> {
  const random = randomNumbers(13);
  const homes = await sql<{ id: string }[]>`
    select id from workspaces where organization_id = ${organizationId} and not is_personal_workspace`;
  const rows = Array.from({ length: snippets }, (_, index) => {
    const own = index === 0 ? wordOfFirst : wordOfSnippet(index);
    const lines = [`${own} ${inventedWords(random, 40)}`];
    const entry = indexEntry(
      own,
      lines.map((text) => ({ text, blockId: "a", isHeading: false })),
    );
    return {
      page: crypto.randomUUID(),
      version: crypto.randomUUID(),
      home: homes[index % homes.length]?.id,
      at: new Date().toISOString(),
      title: own,
      body: bodyOf(lines),
      ...entry,
      folded: entry.foldedTitle,
      named: [authorId],
    };
  });
  await insertPages(sql, organizationId, authorId, rows);
  const ids = rows.map(({ page }) => page);
  await sql`update pages set kind = 'snippet' where id = any(${ids}::uuid[])`;
  await sql`
    insert into snippet_uses (organization_id, page_id, snippet_id)
    select ${organizationId}, p.id, (${ids}::uuid[])[case when p.place <= ${usesOfFirst} then 1
      else 2 + (p.place % ${snippets - 1}) end]
    from (select id, row_number() over (order by md5(id::text))::int as place from pages
      where organization_id = ${organizationId} and kind = 'page') p
    where p.place <= ${usesOfFirst + otherUses}`;
  await sql`vacuum analyze snippet_uses`;
  await sql`vacuum analyze pages`;
}
