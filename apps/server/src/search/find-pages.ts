import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Criteria, RankedPagination, SearchCondition } from "./search-condition.ts";
import { ranksPerTier } from "./search-condition.ts";
import type { SearchSizeStore } from "./search-size.store.ts";
import { allTiers } from "./search.store.ts";
import type { FoundPage, Look, SearchStore } from "./search.store.ts";

/** How many of the newest pages are looked at first, to see how common the words are. */
const lookPages = 100;
/**
 * How many of them have to match for a scan to be cheaper than the index: titles are read faster than words, and the index knows
 * no phrases, so that its matches are read anyway.
 */
const commonMin = { title: 1, phrases: 1, words: 5 };
/** Words that fewer of them hold are rare: the index is asked for all tiers at once. */
const rareMax = 2;
/** How many of the newest pages are scanned at most. */
const newestMax = 4200;
/** For a caller who can see at most this many pages, the search scans these pages instead of using the index. */
const fewPages = 1000;

/** What was found, and whether any page of the organization shows a snippet. */
type FoundPages = Pick<Look, "pages" | "usesSnippets">;

/** What the search needs: the ways to find pages, and what chooses between them. */
export interface PageSearch {
  readonly search: SearchStore;
  readonly searchSize: SearchSizeStore;
}

/**
 * The published pages that match and that the caller can see, by rank. One query finds them where there are few pages: it asks the
 * index for all tiers, or reads the titles of a small organization. Otherwise, a common word is found by scanning the newest pages. A
 * rare word is looked up in the index, at a cost proportional to its matches. Of a common word, the better tiers can be
 * rare: each tier is found in its own way. The way changes only the cost, never the result.
 */
export async function findPages(
  { search, searchSize }: PageSearch,
  scope: OrganizationScope,
  condition: SearchCondition,
  pagination: RankedPagination,
): Promise<FoundPages> {
  const { after, limit } = pagination;
  const all = allTiers(condition);
  const { title, words, phrases = [], excluded = [] } = condition.tiers[all.last] ?? {};
  const isByName = title !== undefined && words === undefined;
  const isByText = words !== undefined;
  // No index answers phrases and excluded words: all pages that match otherwise would be read.
  if ((isByName || isByText) && phrases.length === 0 && excluded.length === 0) {
    const { isIndexSmall, isOrganizationSmall } = await searchSize.sizeOf(scope);
    if (isIndexSmall) return search.findByIndex(scope, condition, pagination, all, isByText);
    if (isByName && isOrganizationSmall) return search.findAmongAll(scope, condition, pagination);
  }
  const look = await search.findAmongNewest(
    scope,
    condition,
    { after, limit: lookPages + limit },
    { newestMax: lookPages, namedMax: limit, ...all },
  );
  const { usesSnippets } = look;
  const pages = await findBeyond(search, scope, condition, pagination, look);
  return { pages, usesSnippets };
}

/** Finds the pages by what a look at the newest ones has shown. */
async function findBeyond(
  search: SearchStore,
  scope: OrganizationScope,
  condition: SearchCondition,
  pagination: RankedPagination,
  look: Look,
): Promise<FoundPage[]> {
  const { after, limit } = pagination;
  const all = allTiers(condition);
  if (after === null) {
    // No page of any caller holds the words: asking what this one can see costs more than it can save.
    if (look.matched === 0)
      return (await search.findByIndex(scope, condition, pagination, all)).pages;
    const best = look.pages.filter(isOfTier(0));
    if (best.length >= limit) return best.slice(0, limit);
  }
  const seesMost = look.ranks.length * 2 >= look.matched && look.matched > 0;
  if (!seesMost && (await search.canSeeOnlyFew(scope, condition, fewPages)))
    return search.findAmongVisible(scope, condition, pagination);

  const found: FoundPage[] = [];
  let tier = tierOf(after?.rank ?? 0);
  while (tier <= all.last && found.length < limit) {
    const rest = { after, limit: limit - found.length };
    const seen = (of: number): number => look.ranks.filter((rank) => tierOf(rank) === of).length;
    // All pages of better tiers are found, so that the next ones are among those whose titles the look has read.
    const shown = after === null ? look.pages.filter(isOfTier(tier)) : [];
    if (shown.length >= rest.limit) {
      found.push(...shown.slice(0, rest.limit));
      break;
    }
    const isCommon = (of: number): boolean =>
      seen(of) >= commonMin[kindOf(condition.tiers[of] ?? {})];
    let last = tier;
    if (isCommon(tier)) {
      const scanned = Math.min(newestMax, Math.ceil((2 * lookPages * rest.limit) / seen(tier)));
      const { pages } = await search.findAmongNewest(scope, condition, rest, {
        newestMax: scanned,
        first: tier,
        last: tier,
      });
      if (pages.length === rest.limit) return [...found, ...pages];
    } else {
      // The loosest tier can have many times the matches of the others, which may be enough.
      const end = look.matched < rareMax ? all.last : all.last - 1;
      while (last < end && !isCommon(last + 1)) last += 1;
    }
    const indexed = await search.findByIndex(scope, condition, rest, { first: tier, last });
    found.push(...indexed.pages);
    tier = last + 1;
  }
  return found;
}

function kindOf({ title, phrases = [] }: Criteria): keyof typeof commonMin {
  if (title !== undefined) return "title";
  return phrases.length > 0 ? "phrases" : "words";
}

function tierOf(rank: number): number {
  return Math.floor(rank / ranksPerTier);
}

function isOfTier(tier: number) {
  return ({ rank }: FoundPage): boolean => tierOf(rank) === tier;
}
