import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/**
 * Two sizes of the search index, which are searched in different ways: the number of other pages in it. The limits are those of
 * `search-size.store.ts`.
 */
export const searchIndexSizes = [
  { size: "small", others: 0 },
  { size: "large", others: 5000 },
];

/** Adds pages to the index that nobody can see and no search finds, in the person's first organization; they are older than others. */
export async function fillSearchIndex(
  { sql }: TestServer,
  { account }: Person,
  count: number,
): Promise<void> {
  const { organization, configuration, user } = account;
  const at = new Date(Date.UTC(2000, 0, 1));
  await sql`with other as (
      insert into pages (id, organization_id, workspace_id, updated_at, updated_by)
      select gen_random_uuid(), ${organization.id}, ${configuration.personalWorkspaceId}, ${at}, ${user.id}
      from generate_series(1, ${count}) returning id)
    insert into page_search
      (page_id, organization_id, folded_title, words, text, phrases, places, updated_at)
    select id, ${organization.id}, 'out', array_to_tsvector(array['out']), '', '', '', ${at} from other`;
}
