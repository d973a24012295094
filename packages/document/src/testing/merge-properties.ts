import { bodyRows } from "../body-rows.ts";
import * as fc from "fast-check";
import { blockText } from "../block-text.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { BlockJson, PageBody } from "../format.ts";
import type { BodyMerge, PassageConflict } from "../merge/body-merge.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { resolveMerge, type Resolution } from "../merge/resolve-merge.ts";
import { readBody } from "../read-body.ts";
import { anyEdits, applyEdits } from "./any-edits.ts";
import { unhurried } from "./unhurried.ts";
import { Words } from "./words.ts";

/** Two writers' versions of one page, and how a third decision maker would resolve the conflicts, in turn. */
export type MergeCase = {
  readonly base: PageBody;
  readonly ours: PageBody;
  readonly theirs: PageBody;
  readonly picks: readonly Choice[];
};

type Choice = "ours" | "theirs" | "both";

/** A property that a merge does not have. */
type Flaw = {
  readonly kind:
    /** A typed word is nowhere, or a choice lacks a word of the chosen side. */
    | "lost"
    /** A word appears more often than a side wrote it. */
    | "doubled"
    /** A word that both sides kept is gone. */
    | "dropped"
    /** A word that one side deleted is still there, outside conflicts. */
    | "undeleted"
    /** Two rows have one id, or the body is not valid. */
    | "invalid"
    /** A merge in which only one side wrote, or a second merge, changed something. */
    | "unlawful"
    /** Exchanging the sides changes more than the sides. */
    | "onesided";
  readonly what: string;
};

/** What a merge was found to be. */
export type MergeCheck = { readonly conflicts: number; readonly flaws: readonly Flaw[] };

/** Two writers who each made a few edits in the same page. */
export function anyMergeCase(page: fc.Arbitrary<PageBody>): fc.Arbitrary<MergeCase> {
  const picks = fc.array(fc.constantFrom<Choice>("ours", "theirs", "both"), { minLength: 4 });
  return fc.tuple(page, anyEdits(), anyEdits(), picks).map(([base, ours, theirs, picks]) => ({
    base,
    ours: applyEdits(base, ours, "ours"),
    theirs: applyEdits(base, theirs, "theirs"),
    picks,
  }));
}

/** Merges the case and checks the properties of `docs/merging.md`. Words are told apart as `anyNumberedPage` writes them. */
export function checkMerge(one: MergeCase): MergeCheck {
  const { base, ours, theirs } = one;
  const merge = mergeBodies(base, ours, theirs, unhurried);
  const exchanged = mergeBodies(base, theirs, ours, unhurried);
  const flaws = [
    ...wordFlaws(one, merge),
    ...lawFlaws(one, merge),
    ...exchangeFlaws(merge, exchanged),
  ];
  return { conflicts: merge.conflicts.length, flaws };
}

/** Properties 1 to 3, and valid bodies, before and after the conflicts are resolved. */
function wordFlaws(one: MergeCase, merge: BodyMerge): Flaw[] {
  const words = new WordCheck(one, merge);
  const flaws = [...words.typedFlaws(), ...words.bodyFlaws(merge.body, "with open conflicts")];
  if (merge.conflicts.length === 0) return flaws;
  for (const pick of ["ours", "theirs", "both"] as const) {
    const body = resolved(merge, [pick]);
    flaws.push(...words.bodyFlaws(body, `taking ${pick}`), ...words.choiceFlaws(body, pick));
  }
  return [...flaws, ...words.bodyFlaws(resolved(merge, one.picks), `taking ${one.picks.join()}`)];
}

/** The merged body after picking in turn; where both are not offered, theirs. */
function resolved(merge: BodyMerge, picks: readonly Choice[]): PageBody {
  const resolutions = merge.conflicts.map(({ id, both }, at): [typeof id, Resolution] => {
    const pick = picks[at % picks.length] ?? "ours";
    return [id, { pick: pick === "both" && both === null ? "theirs" : pick }];
  });
  return resolveMerge(merge, new Map(resolutions));
}

class WordCheck {
  readonly #base: Words;
  readonly #ours: Words;
  readonly #theirs: Words;
  readonly #merge: BodyMerge;
  readonly #inConflict: Words;

  constructor({ base, ours, theirs }: MergeCase, merge: BodyMerge) {
    this.#base = new Words([bodyRows(base)]);
    this.#ours = new Words([bodyRows(ours)]);
    this.#theirs = new Words([bodyRows(theirs)]);
    this.#merge = merge;
    this.#inConflict = new Words(merge.conflicts.flatMap(({ ours, theirs }) => [ours, theirs]));
  }

  /** The typed words that are neither in the merged body nor in a conflict. */
  typedFlaws(): Flaw[] {
    const merged = new Words([bodyRows(this.#merge.body)]);
    return this.#typed()
      .filter((word) => !this.#isThere(word, merged, this.#inConflict))
      .map((word) => ({ kind: "lost", what: `${word} is nowhere` }));
  }

  /** A body is valid, and has each word as often as it should. */
  bodyFlaws(body: PageBody, when: string): Flaw[] {
    const flaws: Flaw[] = [];
    if (!readBody(body).ok || !hasUniqueIds(body)) flaws.push({ kind: "invalid", what: when });
    const merged = new Words([bodyRows(body)]);
    for (const word of this.#base.whole) {
      const times = merged.timesOf(word);
      const what = `${word} is there ${times} times, ${when}`;
      const isKept = this.#ours.has(word) && this.#theirs.has(word);
      if (times > 1) flaws.push({ kind: "doubled", what });
      if (isKept && !this.#isThere(word, merged)) flaws.push({ kind: "dropped", what });
      if (!isKept && merged.whole.has(word) && !this.#inConflict.has(word)) {
        flaws.push({ kind: "undeleted", what });
      }
    }
    for (const word of this.#typed()) {
      const most = Math.max(this.#ours.timesOf(word), this.#theirs.timesOf(word));
      const what = `${word} is there ${merged.timesOf(word)} times, ${when}`;
      if (merged.timesOf(word) > most) flaws.push({ kind: "doubled", what });
    }
    return flaws;
  }

  /** Every word that the chosen side typed is there, where every conflict offers that choice. */
  choiceFlaws(body: PageBody, pick: Choice): Flaw[] {
    if (pick === "both" && this.#merge.conflicts.some(({ offersBoth }) => !offersBoth)) return [];
    const merged = new Words([bodyRows(body)]);
    return this.#typed(pick)
      .filter((word) => !this.#isThere(word, merged))
      .map((word) => ({ kind: "lost", what: `${word} is missing after taking ${pick}` }));
  }

  #typed(by: Choice = "both"): string[] {
    const sides = { ours: [this.#ours], theirs: [this.#theirs], both: [this.#ours, this.#theirs] };
    return sides[by].flatMap((side) => [...side.typed]);
  }

  /** A word that a side cut in two is there if its parts are: the other side can have moved one of them. */
  #isThere(word: string, ...places: readonly Words[]): boolean {
    if (places.some((words) => words.has(word))) return true;
    const parts = this.#ours.partsOf(word) ?? this.#theirs.partsOf(word);
    return parts?.every((part) => places.some((words) => words.includes(part))) === true;
  }
}

/** Property 4, and the second half of property 5. */
function lawFlaws({ base, ours, theirs, picks }: MergeCase, merge: BodyMerge): Flaw[] {
  const again = resolved(merge, picks);
  const laws = [
    ["merge(base, ours, base) is ours", mergeBodies(base, ours, base, unhurried), ours],
    ["merge(base, base, theirs) is theirs", mergeBodies(base, base, theirs, unhurried), theirs],
    ["merge(base, ours, ours) is ours", mergeBodies(base, ours, ours, unhurried), ours],
    ["merging again changes nothing", mergeBodies(theirs, again, theirs, unhurried), again],
  ] as const;
  return laws
    .filter(
      ([, { body, conflicts }, expected]) =>
        conflicts.length > 0 || JSON.stringify(body) !== JSON.stringify(expected),
    )
    .map(([what]) => ({ kind: "unlawful", what: `not so: ${what}` }));
}

/** Property 5: the same conflicts with exchanged sides, and the same words. */
function exchangeFlaws(merge: BodyMerge, exchanged: BodyMerge): Flaw[] {
  const conflicts = merge.conflicts.map((conflict) => keyOf(conflict, "ours", "theirs"));
  const others = exchanged.conflicts.map((conflict) => keyOf(conflict, "theirs", "ours"));
  if (conflicts.toSorted().join("\n") !== others.toSorted().join("\n")) {
    return [{ kind: "onesided", what: "the conflicts of the exchanged merge are others" }];
  }
  if (conflicts.length > 0) return [];
  const sorted = ({ body }: BodyMerge): string =>
    bodyBlocks(body)
      .flatMap((row) => blockText(row).match(/\S+/g) ?? [])
      .toSorted()
      .join(" ");
  return sorted(merge) === sorted(exchanged)
    ? []
    : [{ kind: "onesided", what: "the words of the exchanged merge are others" }];
}

function keyOf(
  conflict: PassageConflict,
  first: "ours" | "theirs",
  second: "ours" | "theirs",
): string {
  const withoutIds = (rows: readonly BlockJson[]) => rows.map((row) => ({ ...row, $: null }));
  const { base, both, offersBoth, isMove } = conflict;
  const [own, other] = [conflict[first], conflict[second]].map(withoutIds);
  return JSON.stringify([withoutIds(base), own, other, both === null, offersBoth, isMove]);
}

function hasUniqueIds(body: PageBody): boolean {
  const ids = new Set(bodyRows(body).map((block) => block.$.blockId));
  return ids.size === bodyRows(body).length;
}
