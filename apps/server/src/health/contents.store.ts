import type { Fragment, Sql } from "../platform/database/connect.ts";
import { nullIfTooLong } from "./null-if-too-long.ts";

/** How much there is in the database; `null` for what takes longer to count than a statement may run. */
export interface Contents {
  readonly people: number | null;
  readonly organizations: number | null;
  readonly pages: number | null;
  readonly versions: number | null;
  readonly drafts: number | null;
  readonly files: number | null;
  readonly fileBytes: number | null;
}

/** Counts what is in the database. It reads whole tables: for the administrator alone. */
export async function countContents(sql: Sql): Promise<Contents> {
  const count = (counted: Fragment) =>
    nullIfTooLong(async () => {
      const [row] = await sql<
        { count: number }[]
      >`select count(*)::float8 as count from ${counted}`;
      return row?.count ?? 0;
    });
  const sumFiles = () =>
    nullIfTooLong(async () => {
      const [row] = await sql<{ count: number; bytes: number }[]>`
        select count(*)::float8 as count, coalesce(sum(size), 0)::float8 as bytes from files`;
      return row ?? { count: 0, bytes: 0 };
    });
  const countSmall = async () => ({
    people: await count(sql`users`),
    organizations: await count(sql`organizations`),
    drafts: await count(sql`drafts`),
    files: await sumFiles(),
  });
  const countLarge = async () => ({
    pages: await count(sql`pages where published_version is not null and not deleted`),
    versions: await count(sql`page_versions`),
  });
  // Two connections at most: a count can hold one for as long as a statement may run, and requests need the others.
  const [{ files, ...small }, large] = await Promise.all([countSmall(), countLarge()]);
  return { ...small, ...large, files: files?.count ?? null, fileBytes: files?.bytes ?? null };
}
