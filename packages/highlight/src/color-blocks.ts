import { bodyBlocks } from "@stemma/document/body-blocks";
import {
  coloredBlocksMax,
  packCodeColors,
  type CodeColors,
} from "@stemma/document/code/code-colors";
import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { codeLanguageOf } from "./code-languages.ts";
import { codeTokens, coloredMaxCharacters } from "./code-tokens.ts";

/** A block of code that has colours. */
export interface ColoredBlock {
  readonly blockId: BlockId;
  readonly language: string;
  readonly text: string;
}

/** The most code of a page that is coloured, in characters. */
const pageMaxCharacters = 200_000;

/** The blocks of a page that have colours, from its beginning: those in a known language that are not too long. */
export function coloredBlocks(body: PageBody): ColoredBlock[] {
  let characters = 0;
  const blocks = bodyBlocks(body).flatMap(({ kind, id, attributes, runs }) => {
    const language = kind === "codeBlock" ? codeLanguageOf(attributes.language)?.id : undefined;
    if (language === undefined || id === null) return [];
    const text = runs.map((run) => run.text).join("");
    if (text.trim() === "" || text.length > coloredMaxCharacters) return [];
    characters += text.length;
    return characters > pageMaxCharacters ? [] : [{ blockId: id, language, text }];
  });
  return blocks.slice(0, coloredBlocksMax);
}

/** The colours of these blocks. */
export async function colorBlocks(blocks: readonly ColoredBlock[]): Promise<CodeColors[]> {
  return Promise.all(
    blocks.map(async ({ blockId, language, text }) =>
      packCodeColors(blockId, await codeTokens(text, language)),
    ),
  );
}
