import { LRUCache } from "lru-cache";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { VersionId } from "@stemma/domain/ids";
import { colorBlocks, type ColoredBlock } from "@stemma/highlight/color-blocks";
import { answerWithin } from "../platform/answer-within.ts";
import type { VersionAnalysis } from "./analysis/version-analysis.ts";

/** The most code, in characters, that is read in the main thread: it takes about as long as a query. */
const charactersAtOnceMax = 4_000;

/** How long a reader waits for the colours of more code, in milliseconds. */
const waitMaxMs = 150;

/** How much is kept: each version counts as one, and its colours by their characters. */
const keptCharactersMax = 8_000_000;
const keptVersionsMax = 20_000;

/** Knows the colours of the code of versions. */
export interface VersionColors {
  /**
   * The colours of a version's code, which is in these blocks, computed once: versions do not change. `null` where they are not known
   * in time, so that no reader waits for the worker threads; they are kept for the next one.
   */
  readonly of: (
    version: VersionId,
    blocks: readonly ColoredBlock[],
  ) => Promise<CodeColors[] | null>;
}

/** Creates the colours on top of the worker threads, which read long code. */
export function createVersionColors({
  analysis,
}: {
  readonly analysis: Pick<VersionAnalysis, "colorsOf">;
}): VersionColors {
  const kept = new LRUCache<VersionId, CodeColors[]>({
    max: keptVersionsMax,
    maxSize: keptCharactersMax,
    sizeCalculation: (colors) => 1 + colors.reduce((sum, block) => sum + sizeOf(block), 0),
  });
  const running = new Map<VersionId, Promise<CodeColors[] | null>>();

  const compute = (version: VersionId, blocks: readonly ColoredBlock[]) => {
    const known = running.get(version);
    if (known !== undefined) return known;
    const characters = blocks.reduce((sum, { text }) => sum + text.length, 0);
    const computed = (characters > charactersAtOnceMax ? analysis.colorsOf : colorBlocks)(blocks)
      .then((colors) => {
        kept.set(version, colors);
        return colors;
      })
      // The reader's browser reads the colours then.
      .catch(() => null)
      .finally(() => running.delete(version));
    running.set(version, computed);
    return computed;
  };
  return {
    async of(version, blocks) {
      const known = kept.get(version);
      if (known !== undefined) return known;
      if (blocks.length > 0) {
        return answerWithin(compute(version, blocks), { ms: waitMaxMs, late: null });
      }
      kept.set(version, []);
      return [];
    },
  };
}

function sizeOf({ comment, keyword, value }: CodeColors): number {
  return comment.length + keyword.length + value.length;
}
