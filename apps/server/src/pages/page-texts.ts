import { LRUCache } from "lru-cache";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { ColoredBlock } from "@stemma/highlight/color-blocks";
import { countCache } from "../platform/metrics/count-cache.ts";
import { exactBytes } from "../platform/exact-bytes.ts";
import type { KeptText } from "../platform/page-read.ts";
import { readText, type ReadText } from "../platform/read-text.ts";
import { isLongText } from "../platform/text-on-loop.ts";
import type { PageBodyStore } from "./page-body.store.ts";

/** How much is kept, in bytes, with all that is made of the texts. */
const keptBytesMax = 64_000_000;

/** The bytes that are kept for each byte of JSON: the JSON, its HTML of half as many, and both compressed to about a fifth. */
const keptForEach = 2;

/** The same where a script element needs a JSON of its own. */
const keptForEachEscaped = 3.5;

/** What each text takes besides its JSON, in bytes: a guess. */
const overheadBytes = 1_000;

/** A state of a draft. The instant tells apart two saves of one revision, of which a failover has lost the first. */
interface DraftState {
  readonly id: DraftId;
  readonly revision: number;
  /** PostgreSQL's text. */
  readonly updatedAt: string;
}

interface Needs {
  pageBodies: PageBodyStore;
  /** The colours of the code of versions; `null` where they are not known in time. */
  versionColors: {
    of(version: VersionId, blocks: readonly ColoredBlock[]): Promise<CodeColors[] | null>;
  };
  /** The worker threads, which read long texts. */
  analysis: { readText(body: string): Promise<ReadText> };
}

/**
 * The texts of versions and drafts, by what never changes: a version's id, a draft's id with its revision and instant. Who may read a
 * text is asked for every read, before this: here, only bytes are kept.
 */
export function createPageTexts({ pageBodies, versionColors, analysis }: Needs) {
  const kept = new LRUCache<string, KeptText>({
    maxSize: keptBytesMax,
    sizeCalculation: ({ json, isScriptSafe }) =>
      overheadBytes + Math.ceil((isScriptSafe ? keptForEach : keptForEachEscaped) * json.length),
  });
  const count = countCache(kept);
  const colorsOf = new WeakMap<KeptText, CodeColors[]>();

  // Readers of one text at once share its reading.
  const reading = new Map<string, Promise<KeptText | null>>();

  function keep(
    key: string,
    find: () => Promise<string | null>,
    sharedAs = key,
  ): Promise<KeptText | null> {
    const known = kept.get(key);
    if (known !== undefined) {
      count.hit();
      return Promise.resolve(known);
    }
    count.miss();
    const started = reading.get(sharedAs);
    if (started !== undefined) return started;
    const read = find()
      .then((stored) => (stored === null ? null : readAndKeep(key, stored)))
      .finally(() => reading.delete(sharedAs));
    reading.set(sharedAs, read);
    return read;
  }

  async function readAndKeep(key: string, stored: string): Promise<KeptText> {
    const { json, ...rest } = isLongText(stored)
      ? await analysis.readText(stored)
      : readText(stored);
    const text = { ...rest, json: exactBytes(json) };
    kept.set(key, text);
    return text;
  }

  return {
    use: count.use,

    /**
     * The text of a version; `null` if the version is gone. Readings from elsewhere, such as a replica, are shared among themselves: one that fails
     * fails no other.
     */
    ofVersion: (
      id: VersionId,
      from: Pick<PageBodyStore, "findVersionBody"> = pageBodies,
    ): Promise<KeptText | null> =>
      keep(id, () => from.findVersionBody(id), from === pageBodies ? id : `${id} from elsewhere`),

    /** The text of a draft at a revision; `null` if the draft is gone or was saved again. */
    ofDraft: ({ id, revision, updatedAt }: DraftState) =>
      keep(`${id}@${revision}@${updatedAt}`, () =>
        pageBodies.findDraftBody(id, revision, updatedAt),
      ),

    /** The colours of a version's code; `null` where they are not known in time. */
    async colors(id: VersionId, text: KeptText): Promise<CodeColors[] | null> {
      const known = colorsOf.get(text);
      if (known !== undefined) return known;
      const colors = await versionColors.of(id, text.coloredBlocks);
      if (colors !== null) colorsOf.set(text, colors);
      return colors;
    },
  };
}

export type PageTexts = ReturnType<typeof createPageTexts>;
