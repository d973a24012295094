import { foldText } from "@stemma/domain/search/fold-text";
import { placeMarks } from "@stemma/domain/search/index-terms";
import type { SearchQuery } from "@stemma/domain/search/parse-query";
import { phrasePattern } from "@stemma/domain/search/phrase-line";
import { queryTerms } from "@stemma/domain/search/query-terms";
import type { QueryTerm } from "@stemma/domain/search/query-terms";
import type { Criteria, Excluded, SharedCriteria } from "./search-condition.ts";
import { toAnyTsquery, toTsquery } from "./to-tsquery.ts";

/** The most words and phrases that a query excludes; further ones are ignored. */
const excludedMax = 10;

/** The texts that a title has to contain, folded. */
export function soughtInTitle({ texts, phrases }: SearchQuery): string[] {
  return [...texts, ...phrases.map(({ text }) => text)]
    .map(foldText)
    .filter((folded) => folded !== "");
}

/** The criteria of a search of titles: the whole title, then the beginning of a word in it, then any part of it. */
export function titleTiers(query: SearchQuery): Criteria[] {
  const contains = soughtInTitle(query);
  const excluded = excludedOf(query);
  const [only] = contains;
  const better =
    contains.length === 1 && only !== undefined ? [{ is: only }, { begins: only }] : [];
  return [...better.map((title) => ({ title, excluded })), { title: { contains }, excluded }];
}

/** The criteria of a query that names no words. */
export function wordlessTiers(query: SearchQuery): Criteria[] {
  return [{ excluded: excludedOf(query) }];
}

/** The words that a page has to hold: of each group one. */
export type TermGroups = readonly (readonly QueryTerm[])[];

/**
 * The criteria of a search of texts: all words in the title, then in title and headings, then anywhere. `exact` is a `tsquery`
 * of pages that are left out.
 */
export function textTiers(
  query: SearchQuery,
  groups: TermGroups,
  exact: string | null = null,
): Criteria[] {
  const phrases = phrasesOf(query);
  const left = exact === null ? [] : [{ terms: [], words: exact, phrase: null }];
  const excluded = [...excludedOf(query), ...left];
  const isCertain = groups.every((group) => group.length === 1);
  const contains = isCertain ? groups.flat().map(({ text }) => text) : [];
  return [placeMarks.title, placeMarks.heading, ""].map((mark) => ({
    // Titles are read in no time, and the words of a title stand in it.
    ...(mark === placeMarks.title && isCertain && { title: { contains } }),
    words: toAnyTsquery(
      groups.map((group) => group.map((term) => ({ ...term, text: mark + term.text }))),
    ),
    phrases,
    excluded,
  }));
}

/** What a page and a snippet on it have to hold together. */
export function sharedCriteria(query: SearchQuery, terms: readonly QueryTerm[]): SharedCriteria {
  return {
    words: terms.map((term) => toTsquery([term])),
    anyWord: toAnyTsquery([terms]),
    phrases: phrasesOf(query),
    excluded: excludedOf(query),
  };
}

/** The words of a query that a text has to contain, those of phrases as well. */
export function soughtTerms({ texts, phrases }: SearchQuery): QueryTerm[] {
  return [
    ...queryTerms(texts.join(" ")),
    ...phrases.flatMap(({ text, isUnfinished }) => queryTerms(text, isUnfinished)),
  ];
}

/** The phrases of a query as terms, so that an excerpt is cut where their words stand side by side. */
export function phraseTerms({ phrases }: SearchQuery): QueryTerm[] {
  return phrases
    .map(({ text, isUnfinished }) => ({
      text: foldText(text),
      isPrefix: isUnfinished,
      isPair: false,
    }))
    .filter(({ text }) => text.includes(" "));
}

function phrasesOf({ phrases }: SearchQuery): string[] {
  return phrases.flatMap(({ text, isUnfinished }) => phrasePattern(text, isUnfinished) ?? []);
}

function excludedOf({ excluded }: SearchQuery): Excluded[] {
  return excluded.slice(0, excludedMax).flatMap((text) => {
    const terms = queryTerms(text, false);
    if (terms.length === 0) return [];
    return {
      terms: terms.map((term) => term.text),
      words: toTsquery(terms),
      phrase: terms.length > 1 ? phrasePattern(text, false) : null,
    };
  });
}
