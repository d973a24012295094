import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { titlePairs } from "@stemma/domain/search/title-pairs";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { beginsPattern, likePattern } from "./like-pattern.ts";
import type {
  Criteria,
  RankedPagination,
  SearchCondition,
  SearchFilters,
  TitleCriteria,
} from "./search-condition.ts";
import { toTsquery } from "./to-tsquery.ts";

/* A search as its statements get it. Which of these parts it has is the shape for which a statement is made; the statement does not
   look at their values, so whatever depends on the letters of a text is decided here. */

/** What a row has to hold. */
export interface CriteriaShape {
  readonly title?: TitleShape;
  readonly words?: string;
  readonly phrases: readonly string[];
  readonly excluded: readonly ExcludedShape[];
}

/** What a title has to be, and how an index finds such titles. */
interface TitleShape {
  readonly is?: string;
  /** With a space before it, as before the title. */
  readonly begins?: string;
  readonly contains: readonly string[];
  readonly lookup: TitleLookup;
}

/** How titles are looked up: the title itself, patterns of which one is met, or a `tsquery` of pairs. None for all titles. */
interface TitleLookup {
  readonly is?: string;
  readonly patterns?: readonly string[];
  readonly pairs?: string;
}

/** Words that stand together nowhere in a row, and the phrase that they form. */
export interface ExcludedShape {
  readonly words: string;
  readonly phrase: string | null;
}

/** Which pages are searched. Ids are arrays in PostgreSQL's text. */
interface FiltersShape {
  readonly workspaceIds: string | null;
  readonly authors: readonly string[];
  readonly from: Date | null;
  readonly before: Date | null;
  readonly isDeleted: boolean;
}

/** Who searches, and through what. */
export interface SearchedShape {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  readonly filters: FiltersShape;
}

/** Where a result begins and ends. */
export interface PaginationShape {
  readonly after: {
    readonly rank: number;
    readonly updatedAt: Date;
    readonly id: PageId;
  } | null;
  readonly limit: number;
}

/** The trigram index of titles needs three letters in a row. Shorter queries use the title pairs among the words. */
const threeLetters = /[\p{L}\p{N}]{3}/u;
/** The first letters of a word are a trigram, too. */
const beginsWithLetter = /^[\p{L}\p{N}]/u;

/** The shape of who searches, and through what. */
export function shapeSearched(
  { userId, organizationId }: OrganizationScope,
  { filters }: Pick<SearchCondition, "filters">,
): SearchedShape {
  return { userId, organizationId, filters: shapeFilters(filters) };
}

/** The shape of criteria. */
export function shapeCriteria({ title, words, phrases, excluded }: Criteria): CriteriaShape {
  return {
    ...(title !== undefined && { title: shapeTitle(title) }),
    ...(words !== undefined && { words }),
    phrases: phrases ?? [],
    excluded: shapeExcluded(excluded ?? []),
  };
}

/** The shape of what a row must not hold. */
export function shapeExcluded(excluded: readonly ExcludedShape[]): readonly ExcludedShape[] {
  return excluded.map(({ words, phrase }) => ({ words, phrase }));
}

/** The shape of a place in a result. */
export function shapePagination({ after, limit }: RankedPagination): PaginationShape {
  if (after === null) return { after, limit };
  const { rank, updatedAt, id } = after;
  return { after: { rank, updatedAt, id }, limit };
}

function shapeFilters(filters: SearchFilters): FiltersShape {
  const { workspaceIds, authors, from, before, isDeleted } = filters;
  return {
    workspaceIds: workspaceIds === null ? null : arrayOf(workspaceIds),
    authors: authors.map(arrayOf),
    from,
    before,
    isDeleted,
  };
}

function shapeTitle(title: TitleCriteria): TitleShape {
  const { is, begins, contains = [] } = title;
  return {
    ...(is !== undefined && { is }),
    ...(begins !== undefined && { begins: ` ${begins}` }),
    contains,
    lookup: lookUp(title),
  };
}

function lookUp({ is, begins, contains = [] }: TitleCriteria): TitleLookup {
  if (is !== undefined) return { is };
  if (begins !== undefined && beginsWithLetter.test(begins)) {
    const pattern = beginsPattern(begins);
    return { patterns: [pattern, `% ${pattern}`] };
  }
  const all = [...contains, ...(begins === undefined ? [] : [begins])];
  const [longest] = all.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return {};
  return threeLetters.test(longest)
    ? { patterns: [likePattern(longest)] }
    : { pairs: pairsQuery(longest) };
}

function pairsQuery(inTitle: string): string {
  const pairs = titlePairs(inTitle);
  // The last character is already in the pair before it, if there is a pair.
  if (pairs.length > 1) pairs.pop();
  return toTsquery(pairs.map((text) => ({ text, isPrefix: pairs.length === 1 })));
}

function arrayOf(ids: readonly string[]): string {
  return `{${ids.join(",")}}`;
}
