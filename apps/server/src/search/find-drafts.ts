import { foldText } from "@stemma/domain/search/fold-text";
import { indexTerms } from "@stemma/domain/search/index-terms";
import { phraseLine } from "@stemma/domain/search/phrase-line";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type {
  Criteria,
  RankedPagination,
  SearchCondition,
  SearchFilters,
} from "./search-condition.ts";
import { byRank, ranksPerTier } from "./search-condition.ts";
import type { DraftTitle } from "./search-names.store.ts";
import type { FoundPage } from "./search.store.ts";

/** The most drafts that are looked through, the last saved first: nobody has more pages that they never published. */
const draftsMax = 1000;

/** How many drafts have to be read for {@link findDrafts}: none if the filters leave all of them out. */
export function draftsToRead({ userId }: OrganizationScope, filters: SearchFilters): number {
  const { authors, isDeleted } = filters;
  return isDeleted || authors.some((ids) => !ids.includes(userId)) ? 0 : draftsMax;
}

/** Of the caller's own drafts of unpublished pages, those whose titles match, by rank. */
export function findDrafts(
  drafts: readonly DraftTitle[],
  { tiers }: SearchCondition,
  { after, limit }: RankedPagination,
): FoundPage[] {
  return drafts
    .flatMap(({ isOpened, ...draft }) => {
      const tier = tiers.findIndex((criteria) => isMet(draft.pageTitle, criteria));
      return tier === -1 ? [] : { ...draft, rank: tier * ranksPerTier + (isOpened ? 0 : 1) };
    })
    .filter((draft) => after === null || byRank(after, draft) < 0)
    .toSorted(byRank)
    .slice(0, limit);
}

function isMet(pageTitle: string, { title = {}, excluded = [] }: Criteria): boolean {
  const folded = foldText(pageTitle);
  const { is = folded, begins = "", contains = [] } = title;
  return (
    folded === is &&
    ` ${folded}`.includes(begins === "" ? "" : ` ${begins}`) &&
    contains.every((text) => folded.includes(text)) &&
    !excluded.some(({ terms, phrase }) => holds(pageTitle, terms, phrase))
  );
}

function holds(pageTitle: string, terms: readonly string[], phrase: string | null): boolean {
  const words = indexTerms(pageTitle, "");
  return (
    terms.every((term) => words.includes(term)) &&
    (phrase === null || phraseLine(pageTitle).includes(phrase))
  );
}
