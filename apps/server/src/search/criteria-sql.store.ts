import { titlePairs } from "@stemma/domain/search/title-pairs";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { beginsPattern, likePattern } from "./like-pattern.ts";
import type {
  Criteria,
  Excluded,
  SearchCondition,
  SharedCriteria,
  TitleCriteria,
} from "./search-condition.ts";
import { toTsquery } from "./to-tsquery.ts";

/** The trigram index of titles needs three letters in a row. Shorter queries use the title pairs among the words. */
const threeLetters = /[\p{L}\p{N}]{3}/u;
/** The first letters of a word are a trigram, too. */
const beginsWithLetter = /^[\p{L}\p{N}]/u;

/** Criteria as SQL about a row `s` of `page_search`. */
export function createCriteriaSql(sql: Sql) {
  const all = (conditions: readonly Fragment[]): Fragment =>
    conditions.reduce((before, condition) => sql`${before} and ${condition}`, sql`true`);

  const beginsTitle = (text: string) => sql`strpos(' ' || s.folded_title, ${` ${text}`}) > 0`;

  const ofTitle = ({ title = {} }: Criteria): Fragment[] => [
    ...(title.is === undefined ? [] : [sql`s.folded_title = ${title.is}`]),
    ...(title.begins === undefined ? [] : [beginsTitle(title.begins)]),
    ...(title.contains ?? []).map((text) => sql`strpos(s.folded_title, ${text}) > 0`),
  ];

  /** What no index answers, read from the rows that an index gave. */
  const ofTexts = ({ phrases = [], excluded = [] }: Criteria): Fragment[] => [
    ...phrases.map((phrase) => sql`strpos(s.phrases, ${phrase}) > 0`),
    ...holdsNone(excluded),
  ];

  const holdsNone = (excluded: readonly Excluded[]): Fragment[] =>
    excluded.map(({ words, phrase }) =>
      phrase === null
        ? sql`not s.words @@ ${words}::tsquery`
        : sql`not (s.words @@ ${words}::tsquery and strpos(s.phrases, ${phrase}) > 0)`,
    );

  const matches = (criteria: Criteria): Fragment =>
    all([
      ...ofTitle(criteria),
      ...(criteria.words === undefined ? [] : [sql`s.words @@ ${criteria.words}::tsquery`]),
      ...ofTexts(criteria),
    ]);

  const answersOf = ({ words, phrases }: SharedCriteria): Fragment[] => [
    ...words.map((word) => sql`s.words @@ ${word}::tsquery`),
    ...phrases.map((phrase) => sql`strpos(s.phrases, ${phrase}) > 0`),
  ];

  // The subqueries hide the values from the planner, which then uses the index.
  const byTitleIndex = ({ is, begins, contains = [] }: TitleCriteria): Fragment => {
    if (is !== undefined) return sql`s.folded_title = (select ${is}::text)`;
    if (begins !== undefined && beginsWithLetter.test(begins))
      return sql`(s.folded_title like (select ${beginsPattern(begins)}::text)
        or s.folded_title like (select ${`% ${beginsPattern(begins)}`}::text))`;
    const all = [...contains, ...(begins === undefined ? [] : [begins])];
    const [longest] = all.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return sql`true`;
    return threeLetters.test(longest)
      ? sql`s.folded_title like (select ${likePattern(longest)}::text)`
      : sql`s.words @@ (select ${pairsQuery(longest)}::tsquery)`;
  };

  return {
    /** Whether the row meets the criteria. */
    matches,

    /** The same, by an index. */
    matchesByIndex: (criteria: Criteria): Fragment => {
      const { title, words } = criteria;
      if (words !== undefined)
        return all([
          sql`s.words @@ (select ${words}::tsquery)`,
          ...ofTitle(criteria),
          ...ofTexts(criteria),
        ]);
      return all([...(title === undefined ? [] : [byTitleIndex(title)]), matches(criteria)]);
    },

    /** Whether the row holds what is shared, or its part that `held`, an array of answers to `answers`, leaves over. */
    matchesRest: (shared: SharedCriteria, held: Fragment): Fragment =>
      all([
        ...answersOf(shared).map((answer, index) => sql`(${held}[${index + 1}::int] or ${answer})`),
        ...holdsNone(shared.excluded),
      ]),

    /** For a row that is a snippet: which of the words and phrases it holds, as an array. */
    answers: (shared: SharedCriteria): Fragment =>
      sql`array[${answersOf(shared).reduce((before, answer) => sql`${before}, ${answer}`)}]`,

    /** Whether a row that is a snippet can share the criteria with a page. */
    canShare: ({ anyWord, excluded }: SharedCriteria): Fragment =>
      all([sql`s.words @@ (select ${anyWord}::tsquery)`, ...holdsNone(excluded)]),

    /** The row's tier, if it is not after `last`; otherwise null. */
    tier: ({ tiers }: SearchCondition, last: number): Fragment => {
      const cases = tiers
        .slice(0, last + 1)
        .map((met, index) => sql`when ${matches(met)} then ${index}::int`)
        .reduce((before, next) => sql`${before} ${next}`, sql``);
      // Most rows do not even meet the loosest criteria.
      return last < tiers.length - 1
        ? sql`case ${cases} end`
        : sql`case when ${matches(tiers.at(-1) ?? {})} then case ${cases} end end`;
    },
  };
}

function pairsQuery(inTitle: string): string {
  const pairs = titlePairs(inTitle);
  // The last character is already in the pair before it, if there is a pair.
  if (pairs.length > 1) pairs.pop();
  return toTsquery(pairs.map((text) => ({ text, isPrefix: pairs.length === 1 })));
}
