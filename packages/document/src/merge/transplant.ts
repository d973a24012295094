import type { BodyBlock } from "../body-blocks.ts";
import { joinRuns } from "../join-runs.ts";
import type { MovedTokens } from "./align-moved.ts";
import { mergeLook } from "./merge-look.ts";
import { isRowStart } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

/** Collects edits of base tokens and applies them to the words where the rearranging side put them. */
export class Transplant {
  readonly #base: readonly Token[];
  readonly #moved: MovedTokens;
  readonly #tokens: Token[];
  /** The tokens to write instead of the token at a place. */
  readonly #replaced = new Map<number, readonly Token[]>();
  readonly #before = new Map<number, readonly Token[]>();

  constructor(base: readonly Token[], moved: MovedTokens) {
    this.#base = base;
    this.#moved = moved;
    this.#tokens = [...moved.tokens];
  }

  /** Replaces a range of base tokens; false where its place is not certain. */
  replace(start: number, end: number, tokens: readonly Token[]): boolean {
    const touchesRows = tokens.some(isRowStart) || this.#base.slice(start, end).some(isRowStart);
    if (touchesRows) return false;
    const first = start === end ? this.#insertionPlace(start) : this.#placeOfRange(start, end);
    if (first === null) return tokens.every(({ isSpace }) => isSpace) && this.#isGone(start, end);
    if (this.#isTouched(start, end, first)) return false;
    if (start === end) {
      if (this.#before.has(first)) return false;
      this.#before.set(first, tokens);
      return true;
    }
    for (let at = 0; at < end - start; at += 1)
      this.#replaced.set(first + at, at === 0 ? tokens : []);
    return true;
  }

  /** Applies the other side's formatting or row attributes; false if both sides changed the same one. */
  restyle(at: number, now: Token): boolean {
    const place = this.#moved.placeOf.get(at);
    const was = this.#base[at];
    const token = place === undefined ? undefined : this.#tokens[place];
    if (place === undefined || was === undefined || token === undefined) return false;
    const merged = mergeLook(was, token, now);
    if (merged === null) return false;
    this.#tokens[place] = merged;
    return true;
  }

  rows(): BodyBlock[] {
    const rows: { row: BodyBlock; runs: BodyBlock["runs"][number][] }[] = [];
    const write = (tokens: readonly Token[] = []): void => {
      for (const token of tokens) rows.at(-1)?.runs.push(...token.runs);
    };
    for (const [at, token] of this.#tokens.entries()) {
      if (isRowStart(token)) {
        // Words inserted before a row start belong to the end of the row before it.
        write(this.#before.get(at));
        if (token.row !== null) rows.push({ row: token.row, runs: [] });
      } else {
        write(this.#before.get(at));
        write(this.#replaced.get(at) ?? [token]);
      }
    }
    write(this.#before.get(this.#tokens.length));
    return rows.map(({ row, runs }) => ({ ...row, runs: joinRuns(runs) }));
  }

  #placeOfRange(start: number, end: number): number | null {
    const first = this.#moved.placeOf.get(start);
    if (first === undefined) return null;
    for (let at = start; at < end; at += 1) {
      if (this.#moved.placeOf.get(at) !== first + at - start) return null;
    }
    return first;
  }

  /** The place of an insertion: behind the token before it or before the token behind it; words rather than row starts. */
  #insertionPlace(at: number): number | null {
    const before = this.#moved.placeOf.get(at - 1);
    const behind = isRowStart(this.#base[at]) ? undefined : this.#moved.placeOf.get(at);
    if (before !== undefined && before + 1 === behind) return behind;
    const isAfterText = before !== undefined && !isRowStart(this.#base[at - 1]);
    if (isAfterText) return before + 1;
    if (behind !== undefined) return behind;
    return before === undefined ? null : before + 1;
  }

  #isGone(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) if (this.#moved.placeOf.has(at)) return false;
    return true;
  }

  /** Whether the rearranging side typed or deleted words right beside the range. */
  #isTouched(start: number, end: number, place: number): boolean {
    const isDeleted = (step: -1 | 1): boolean => {
      for (let at = step < 0 ? start - 1 : end; ; at += step) {
        const token = this.#base[at];
        if (token === undefined || isRowStart(token)) return false;
        if (token.isWord) return !this.#moved.placeOf.has(at);
      }
    };
    const isTyped = (step: -1 | 1): boolean => {
      for (let at = step < 0 ? place - 1 : place + end - start; ; at += step) {
        const token = this.#tokens[at];
        if (token === undefined || isRowStart(token)) return false;
        if (token.isWord) return !this.#moved.baseOf.has(at);
      }
    };
    return isDeleted(-1) || isDeleted(1) || isTyped(-1) || isTyped(1);
  }
}
