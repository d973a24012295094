import { LRUCache } from "lru-cache";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { PageBody } from "@stemma/document/format";
import { mentionedPeople } from "@stemma/document/mentions/mentioned-people";
import { linkedPages } from "@stemma/document/page-links/linked-pages";
import { bodySnippets } from "@stemma/document/snippets/body-snippets";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import { exactBytes } from "../platform/exact-bytes.ts";
import { parseText, type KeptText } from "../platform/page-read.ts";
import type { PageBodyStore } from "./page-body.store.ts";

/** How much is kept, in bytes, with all that is made of the texts. */
const keptBytesMax = 64_000_000;

/**
 * The bytes that are kept for each byte of JSON: the JSON, the same for a script element, the HTML, and each of these
 * compressed to about a fifth.
 */
const keptForEach = 4;

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
  versionColors: { of(version: VersionId, body: PageBody): Promise<CodeColors[] | null> };
}

/**
 * The texts of versions and drafts, by what never changes: a version's id, a draft's id with its revision and instant. Who may read a
 * text is asked for every read, before this: here, only bytes are kept.
 */
export function createPageTexts({ pageBodies, versionColors }: Needs) {
  const kept = new LRUCache<string, KeptText>({
    maxSize: keptBytesMax,
    sizeCalculation: ({ json }) => overheadBytes + keptForEach * json.length,
  });
  const colorsOf = new WeakMap<KeptText, CodeColors[]>();

  async function keep(key: string, read: () => Promise<PageBody | null>): Promise<KeptText | null> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const body = await read();
    if (body === null) return null;
    const text = {
      json: exactBytes(Buffer.from(JSON.stringify(body))),
      linkedPages: linkedPages(body),
      snippets: bodySnippets(body),
      mentionedPeople: mentionedPeople(body),
    };
    kept.set(key, text);
    return text;
  }

  return {
    /** The text of a version; `null` if the version is gone. */
    ofVersion: (id: VersionId) => keep(id, () => pageBodies.findVersionBody(id)),

    /** The text of a draft at a revision; `null` if the draft is gone or was saved again. */
    ofDraft: ({ id, revision, updatedAt }: DraftState) =>
      keep(`${id}@${revision}@${updatedAt}`, () =>
        pageBodies.findDraftBody(id, revision, updatedAt),
      ),

    /** The colours of a version's code; `null` where they are not known in time. */
    async colors(id: VersionId, text: KeptText): Promise<CodeColors[] | null> {
      const known = colorsOf.get(text);
      if (known !== undefined) return known;
      const colors = await versionColors.of(id, parseText(text));
      if (colors !== null) colorsOf.set(text, colors);
      return colors;
    },
  };
}

export type PageTexts = ReturnType<typeof createPageTexts>;
