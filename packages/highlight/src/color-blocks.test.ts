import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { unpackCodeColors } from "@stemma/document/code/code-colors";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { codeGrammars } from "./code-grammars.ts";
import { codeLanguages } from "./code-languages.ts";
import { colorBlocks, coloredBlocks } from "./color-blocks.ts";

function bodyOf(...blocks: readonly (readonly [text: string, language?: string])[]) {
  return makeBody(
    blocks.map(([text, language], index) =>
      makeBlock(
        {
          id: `b${index}` as BlockId,
          kind: "codeBlock",
          attributes: language === undefined ? {} : { language },
        },
        [{ text, marks: 0, url: null }],
      ),
    ),
  );
}

/** The coloured words of the first block, with their kinds. */
async function wordsOf(text: string, language: string): Promise<string[]> {
  const [colors] = await colorBlocks(coloredBlocks(bodyOf([text, language])));
  return colors === undefined
    ? []
    : unpackCodeColors(colors).map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`);
}

describe("the colours of code", () => {
  it("are those of its language, by each of its names", async () => {
    const code = 'if (a) {\n\treturn "b"; // c\n}';
    const words = ["comment // c", "keyword if", "keyword return", 'value "b"'];
    expect(await wordsOf(code, "ts")).toEqual(words);
    expect(await wordsOf(code, "typescript")).toEqual(words);
  });

  it("join what is one piece to a reader", async () => {
    expect(await wordsOf("/* a\n b */", "ts")).toEqual(["comment /* a\n b */"]);
    expect(await wordsOf('x = "a\\n"', "python")).toEqual(['value "a\\n"']);
  });

  it("are read for known languages, of code that is not too long", () => {
    const long = "a".repeat(20_001);
    const body = bodyOf(["a", "ts"], ["a"], ["a", "klingon"], [long, "ts"], [" \n", "ts"]);
    expect(coloredBlocks(body)).toEqual([{ blockId: "b0", language: "typescript", text: "a" }]);
  });

  it("are read up to 200,000 characters of a page", () => {
    const block = ["a".repeat(20_000), "ts"] as const;
    expect(coloredBlocks(bodyOf(...Array.from({ length: 12 }, () => block)))).toHaveLength(10);
  });

  it("are read of at most 1,000 blocks of a page", () => {
    const body = bodyOf(...Array.from({ length: 1_001 }, () => ["a", "ts"] as const));
    expect(coloredBlocks(body)).toHaveLength(1_000);
  });

  it("have a grammar for each language", () => {
    expect(Object.keys(codeGrammars).toSorted()).toEqual(
      codeLanguages.map(({ id }) => id).toSorted(),
    );
  });
});
