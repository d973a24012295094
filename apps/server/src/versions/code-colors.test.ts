import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { VersionId } from "@stemma/domain/ids";
import { colorBlocks, coloredBlocks, type ColoredBlock } from "@stemma/highlight/color-blocks";
import { createVersionColors } from "./code-colors.ts";

const version = (name: string) => name as VersionId;

function blocksOf(text: string, language: string | null = "ts") {
  const attributes = language === null ? {} : { language };
  return coloredBlocks(
    makeBody([
      makeBlock({ id: "a" as BlockId, kind: "codeBlock", attributes }, [
        { text, marks: 0, url: null },
      ]),
    ]),
  );
}

const short = blocksOf("return 1;");
const long = blocksOf("return 1;\n".repeat(1000));

/** Colours on top of worker threads that answer with `colorsOf`, and the tasks that those were given. */
function colorsOn(colorsOf: (blocks: readonly ColoredBlock[]) => ReturnType<typeof colorBlocks>) {
  const tasks: (readonly ColoredBlock[])[] = [];
  const colors = createVersionColors({
    analysis: {
      colorsOf: (blocks) => {
        tasks.push(blocks);
        return colorsOf(blocks);
      },
    },
  });
  return { colors, tasks };
}

describe("the colours of a version's code", () => {
  it("are read at once where the code is short", async () => {
    const { colors, tasks } = colorsOn(colorBlocks);
    expect(await colors.of(version("1"), short)).toEqual([
      { blockId: "a", comment: "", keyword: "0 6", value: "7 1" },
    ]);
    expect(tasks).toEqual([]);
  });

  it("are read once, in a worker thread where the code is long", async () => {
    const { colors, tasks } = colorsOn(colorBlocks);
    const both = [colors.of(version("1"), long), colors.of(version("1"), long)];
    const [first, second] = await Promise.all(both);
    expect(first?.[0]?.keyword.split(" ")).toHaveLength(2000);
    expect(second).toEqual(first);
    expect(await colors.of(version("1"), long)).toBe(first);
    expect(tasks).toHaveLength(1);
    await colors.of(version("2"), long);
    expect(tasks).toHaveLength(2);
  });

  it("are none without code in a known language", async () => {
    const { colors, tasks } = colorsOn(colorBlocks);
    expect(await colors.of(version("1"), blocksOf("return 1;", null))).toEqual([]);
    expect(await colors.of(version("2"), blocksOf("return 1;", "klingon"))).toEqual([]);
    expect(tasks).toEqual([]);
  });

  it("are unknown to a reader who would wait for a busy thread, and kept for the next one", async () => {
    let answer: () => void = () => undefined;
    const { colors, tasks } = colorsOn(async (blocks) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return colorBlocks(blocks);
    });
    expect(await colors.of(version("1"), long)).toBe(null);
    const next = colors.of(version("1"), long);
    answer();
    expect(await next).toHaveLength(1);
    expect(tasks).toHaveLength(1);
  });

  it("are unknown where the threads fail, and asked for again", async () => {
    const { colors, tasks } = colorsOn(() => Promise.reject(new Error("No thread.")));
    expect(await colors.of(version("1"), long)).toBe(null);
    expect(await colors.of(version("1"), long)).toBe(null);
    expect(tasks).toHaveLength(2);
  });
});
