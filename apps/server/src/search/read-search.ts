import type { SearchType } from "@stemma/contract/search.contract";
import type { UserId, WorkspaceId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import { parseQuery } from "@stemma/domain/search/parse-query";
import type { SearchQuery } from "@stemma/domain/search/parse-query";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { SearchFilters } from "./search-condition.ts";
import type { SearchNamesStore } from "./search-names.store.ts";

/** The input of a search. */
export interface SearchInput {
  readonly query: string;
  readonly workspaceId?: WorkspaceId | undefined;
  readonly authorId?: UserId | undefined;
  readonly isMine?: boolean | undefined;
  readonly updatedFrom?: string | undefined;
  readonly updatedBefore?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A search that was read: its query, and the pages that it goes through. */
export interface ReadSearch {
  readonly query: SearchQuery;
  readonly filters: SearchFilters;
  /** Whether any filter or naming operator leaves pages out. */
  readonly isFiltered: boolean;
}

/** Takes the query apart, and finds the workspaces and the people whom it names; names that nobody has find nothing. */
export async function readSearch(
  searchNames: Pick<SearchNamesStore, "listWorkspaces" | "listPeople">,
  scope: OrganizationScope,
  input: SearchInput,
): Promise<ReadSearch> {
  const query = parseQuery(input.query);
  const [inIds, byIds] = await Promise.all([
    namedWorkspaces(searchNames, scope, query.workspaces),
    namedPeople(searchNames, scope, query.authors),
  ]);
  const filters: SearchFilters = {
    workspaceIds: inBoth(input.workspaceId === undefined ? null : [input.workspaceId], inIds),
    authors: [
      ...(input.authorId === undefined ? [] : [[input.authorId]]),
      ...(input.isMine === true ? [[scope.userId]] : []),
      ...(byIds === null ? [] : [byIds]),
    ],
    from: instantOf(input.updatedFrom),
    before: instantOf(input.updatedBefore),
    isDeleted: input.isDeleted === true,
  };
  const { workspaceIds, authors, from, before, isDeleted } = filters;
  const isFiltered =
    isDeleted ||
    authors.length > 0 ||
    [workspaceIds, from, before].some((filter) => filter !== null);
  return { query, filters, isFiltered };
}

async function namedWorkspaces(
  searchNames: Pick<SearchNamesStore, "listWorkspaces">,
  scope: OrganizationScope,
  names: readonly string[],
): Promise<WorkspaceId[] | null> {
  if (names.length === 0) return null;
  const workspaces = await searchNames.listWorkspaces(scope);
  return workspaces
    .filter(({ workspaceName }) => isNamed(workspaceName, names))
    .map(({ id }) => id);
}

async function namedPeople(
  searchNames: Pick<SearchNamesStore, "listPeople">,
  scope: OrganizationScope,
  names: readonly string[],
): Promise<UserId[] | null> {
  if (names.length === 0) return null;
  const others = names.filter((name) => foldText(name) !== "me");
  const people = others.length === 0 ? [] : await searchNames.listPeople(scope);
  const found = people.filter(({ name }) => isNamed(name, others)).map(({ id }) => id);
  return others.length === names.length ? found : [scope.userId, ...found];
}

function isNamed(name: string, parts: readonly string[]): boolean {
  const folded = foldText(name);
  return parts.some((part) => folded.includes(foldText(part)));
}

/** What is in both lists; `null` stands for all workspaces. */
function inBoth(one: WorkspaceId[] | null, other: WorkspaceId[] | null): WorkspaceId[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
}

/** The instant, but none before 1970: PostgreSQL knows no year 0. */
function instantOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(Math.max(0, Date.parse(text)));
}
