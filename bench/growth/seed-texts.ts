import { inventedWord, inventedWords, randomNumbers } from "../invented-text.ts";
import type { StageSql } from "./run-stages.ts";

/** The number of different words of titles. */
export const vocabulary = 20_000;
/** The number of different paragraphs. */
export const sentences = 2000;

/** Makes the words, the paragraphs, and the function that gives an id to the row of a kind with this number. */
export async function seedTexts(tx: StageSql): Promise<void> {
  await tx`create function seed.id_of(kind text, n bigint) returns uuid language sql immutable parallel safe
    return overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid`;
  await tx`create table seed.words as select n::int as rank, word from
    unnest(${Array.from({ length: vocabulary }, (_, rank) => inventedWord(rank))}::text[]) with ordinality t (word, n)`;
  const random = randomNumbers(7);
  await tx`create table seed.sentences as select n::int as rank, text, to_tsvector('simple', text) as words from
    unnest(${Array.from({ length: sentences }, () => inventedWords(random, 50))}::text[]) with ordinality t (text, n)`;
  await tx`analyze seed.words`;
  await tx`analyze seed.sentences`;
}
