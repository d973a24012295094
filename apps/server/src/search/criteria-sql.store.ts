import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { SharedCriteria } from "./search-condition.ts";
import type { CriteriaShape, ExcludedShape } from "./search-shape.ts";

/** What a page and a snippet have to hold together, as a statement gets it. */
export type SharedShape = Pick<SharedCriteria, "words" | "anyWord" | "phrases"> & {
  readonly excluded: readonly ExcludedShape[];
};

/** Criteria as SQL about a row `s` of `page_search`. */
export function createCriteriaSql(sql: Sql) {
  const all = (conditions: readonly Fragment[]): Fragment =>
    conditions.reduce((before, condition) => sql`${before} and ${condition}`, sql`true`);

  const ofTitle = ({ title }: CriteriaShape): Fragment[] =>
    title === undefined
      ? []
      : [
          ...(title.is === undefined ? [] : [sql`s.folded_title = ${title.is}`]),
          ...(title.begins === undefined
            ? []
            : [sql`strpos(' ' || s.folded_title, ${title.begins}) > 0`]),
          ...title.contains.map((text) => sql`strpos(s.folded_title, ${text}) > 0`),
        ];

  /** What no index answers, read from the rows that an index gave. */
  const ofTexts = ({ phrases, excluded }: CriteriaShape): Fragment[] => [
    ...phrases.map((phrase) => sql`strpos(s.phrases, ${phrase}) > 0`),
    ...holdsNone(excluded),
  ];

  const holdsNone = (excluded: readonly ExcludedShape[]): Fragment[] =>
    excluded.map(({ words, phrase }) =>
      phrase === null
        ? sql`not s.words @@ ${words}::tsquery`
        : sql`not (s.words @@ ${words}::tsquery and strpos(s.phrases, ${phrase}) > 0)`,
    );

  const matches = (criteria: CriteriaShape): Fragment =>
    all([
      ...ofTitle(criteria),
      ...(criteria.words === undefined ? [] : [sql`s.words @@ ${criteria.words}::tsquery`]),
      ...ofTexts(criteria),
    ]);

  const answersOf = ({ words, phrases }: SharedShape): Fragment[] => [
    ...words.map((word) => sql`s.words @@ ${word}::tsquery`),
    ...phrases.map((phrase) => sql`strpos(s.phrases, ${phrase}) > 0`),
  ];

  // The subqueries hide the values from the planner, which then uses the index.
  const byTitleIndex = ({ title }: CriteriaShape): Fragment => {
    const { is, patterns, pairs } = title?.lookup ?? {};
    if (is !== undefined) return sql`s.folded_title = (select ${is}::text)`;
    if (pairs !== undefined) return sql`s.words @@ (select ${pairs}::tsquery)`;
    if (patterns === undefined) return sql`true`;
    const met = patterns
      .map((pattern) => sql`s.folded_title like (select ${pattern}::text)`)
      .reduce((before, like) => sql`${before} or ${like}`);
    return sql`(${met})`;
  };

  return {
    /** Whether the row meets the criteria. */
    matches,

    /** The same, by an index. */
    matchesByIndex: (criteria: CriteriaShape): Fragment => {
      const { words } = criteria;
      if (words === undefined) return all([byTitleIndex(criteria), matches(criteria)]);
      return all([
        sql`s.words @@ (select ${words}::tsquery)`,
        ...ofTitle(criteria),
        ...ofTexts(criteria),
      ]);
    },

    /** Whether the row holds what is shared, or its part that `held`, an array of answers to `answers`, leaves over. */
    matchesRest: (shared: SharedShape, held: Fragment): Fragment =>
      all([
        ...answersOf(shared).map((answer, index) => sql`(${held}[${index + 1}::int] or ${answer})`),
        ...holdsNone(shared.excluded),
      ]),

    /** For a row that is a snippet: which of the words and phrases it holds, as an array. */
    answers: (shared: SharedShape): Fragment =>
      sql`array[${answersOf(shared).reduce((before, answer) => sql`${before}, ${answer}`)}]`,

    /** Whether a row that is a snippet can share the criteria with a page. */
    canShare: ({ anyWord, excluded }: SharedShape): Fragment =>
      all([sql`s.words @@ (select ${anyWord}::tsquery)`, ...holdsNone(excluded)]),

    /** The row's tier, if it is one of these, of which the last is the loosest of all if `isToEnd`; otherwise null. */
    tier: (tiers: readonly CriteriaShape[], isToEnd: boolean): Fragment => {
      const cases = tiers
        .map((met, index) => sql`when ${matches(met)} then ${index}::int`)
        .reduce((before, next) => sql`${before} ${next}`, sql``);
      const loosest = tiers.at(-1);
      // Most rows do not even meet the loosest criteria.
      return isToEnd && loosest !== undefined
        ? sql`case when ${matches(loosest)} then case ${cases} end end`
        : sql`case ${cases} end`;
    },
  };
}
