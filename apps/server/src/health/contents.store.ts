import type { Sql } from "../platform/database/connect.ts";

/** How much there is in the database. */
export interface Contents {
  readonly people: number;
  readonly organizations: number;
  readonly pages: number;
  readonly versions: number;
  readonly drafts: number;
  readonly files: number;
  readonly fileBytes: number;
}

/** Counts what is in the database. It reads whole tables: for the administrator alone. */
export async function countContents(sql: Sql): Promise<Contents> {
  const [row] = await sql<Contents[]>`
    select (select count(*) from users)::float8 as people,
      (select count(*) from organizations)::float8 as organizations,
      (select count(*) from pages where published_version is not null and not deleted)::float8 as pages,
      (select count(*) from page_versions)::float8 as versions,
      (select count(*) from drafts)::float8 as drafts,
      count(*)::float8 as files, coalesce(sum(size), 0)::float8 as "fileBytes"
    from files`;
  if (row === undefined) throw new Error("Nothing was counted.");
  return row;
}
