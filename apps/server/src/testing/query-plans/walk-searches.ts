import type { WorkspaceId } from "@stemma/domain/ids";
import type { Person } from "../people.ts";
import type { TestServer } from "../start-test-server.ts";

const queries = [
  "page",
  "pa",
  "p",
  "面",
  "zzz",
  "page 5",
  '"page word5"',
  "page -word5",
  'page -"word5 word6"',
  "in:workspace page",
  "by:owner page",
];
const queriesOfFilters = ["page", "word5", "zzz", "by:me"];

/** Searches in every way: by words, parts of words and phrases, with every filter, with few and with many results. */
export async function walkSearches(
  server: TestServer,
  { client, account }: Person,
  workspaceId: WorkspaceId,
): Promise<void> {
  const filters = [
    { workspaceId },
    { authorId: account.user.id },
    { isMine: true },
    { updatedFrom: "2020-01-01T00:00:00.000Z", updatedBefore: "2100-01-01T00:00:00.000Z" },
    { isDeleted: true },
    { type: "draft" as const },
  ];
  const searches = [
    ...queries.map((query) => ({ query })),
    ...filters.flatMap((filter) => queriesOfFilters.map((query) => ({ query, ...filter }))),
  ];
  for (const sought of searches) {
    for (const search of [client.search.titles, client.search.bodies]) {
      const { nextCursor: cursor } = await search({ ...sought, limit: 2 });
      if (cursor !== null) await search({ ...sought, limit: 2, cursor });
    }
  }
  await client.search.similar({ query: "wrod" });
  await client.workspaces.pages({ workspaceId, title: "page 1234", limit: 2 });
  await server.indexMissingPages(() => false);
}
