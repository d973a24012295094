import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** What a page has to hold. Texts are folded; words are a `tsquery`. Nothing is asked of what is missing. */
export interface Criteria {
  readonly title?: TitleCriteria;
  readonly words?: string;
  /** Texts that title and text contain, by the domain's `phrasePattern`. */
  readonly phrases?: readonly string[];
  /** What it must not hold. */
  readonly excluded?: readonly Excluded[];
}

/** What a title has to be. */
export interface TitleCriteria {
  /** The whole title. */
  readonly is?: string;
  /** A text with which the title, or a word of it, begins. */
  readonly begins?: string;
  /** Texts that it contains. */
  readonly contains?: readonly string[];
}

/** Words that a page must not hold together, and the phrase that they form if they are more than one. */
export interface Excluded {
  readonly terms: readonly string[];
  readonly words: string;
  readonly phrase: string | null;
}

/** What a page and a snippet that it shows have to hold together: each word and each phrase stands in one of the two. */
export interface SharedCriteria {
  /** A `tsquery` for each word. */
  readonly words: readonly string[];
  /** A `tsquery` for any of the words, one of which the snippet holds. */
  readonly anyWord: string;
  readonly phrases: readonly string[];
  /** What neither of the two may hold. */
  readonly excluded: readonly Excluded[];
}

/** Which pages are searched at all. */
export interface SearchFilters {
  readonly workspaceIds: readonly WorkspaceId[] | null;
  /** Groups of people: of each group one published a version of the page. */
  readonly authors: readonly (readonly UserId[])[];
  /** When it was published last: from the first instant on, and before the second one. */
  readonly from: Date | null;
  readonly before: Date | null;
  /** Deleted pages, and no others. */
  readonly isDeleted: boolean;
}

/**
 * A search: its criteria from the strictest to the loosest, each of which every page meets that meets the one before it. A
 * page's _tier_ is the first that it meets.
 */
export interface SearchCondition {
  readonly tiers: readonly Criteria[];
  readonly filters: SearchFilters;
}

/**
 * The position of a result: twice the number of its tier, and one more if the caller did not open it lately; then the last
 * updated first, then by id.
 */
export interface RankCursor {
  readonly rank: number;
  readonly updatedAt: Date;
  readonly id: PageId;
}

/** The cursor and the page size of a search. */
export interface RankedPagination {
  readonly after: RankCursor | null;
  readonly limit: number;
}

/** The number of ranks in a tier: what the caller opened lately, and the rest. */
export const ranksPerTier = 2;

/** Compares positions in the order of results. */
export function byRank(a: RankCursor, b: RankCursor): number {
  return (
    a.rank - b.rank ||
    b.updatedAt.getTime() - a.updatedAt.getTime() ||
    (a.id === b.id ? 0 : a.id < b.id ? 1 : -1)
  );
}
