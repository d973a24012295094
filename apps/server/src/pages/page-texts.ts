import { LRUCache } from "lru-cache";
import type { CodeColors } from "@stemma/document/code/code-colors";
import type { PageBody } from "@stemma/document/format";
import { mentionedPeople } from "@stemma/document/mentions/mentioned-people";
import { linkedPages } from "@stemma/document/page-links/linked-pages";
import { bodySnippets } from "@stemma/document/snippets/body-snippets";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import { parseText, type KeptText } from "../platform/page-read.ts";
import type { PageViewStore } from "./page-view.store.ts";

/** How much is kept, in bytes of JSON. */
const keptBytesMax = 48_000_000;

/** What each text takes besides its JSON, in bytes: a guess. */
const overheadBytes = 1_000;

interface Needs {
  pageViews: Pick<PageViewStore, "findVersionBody" | "findDraftBody">;
  /** The colours of the code of versions; `null` where they are not known in time. */
  versionColors: { of(version: VersionId, body: PageBody): Promise<CodeColors[] | null> };
}

/**
 * The texts of versions and drafts, by what never changes: a version's id, a draft's id and revision. Who may read a
 * text is asked for every read, before this: here, only bytes are kept.
 */
export function createPageTexts({ pageViews, versionColors }: Needs) {
  const kept = new LRUCache<string, KeptText>({
    maxSize: keptBytesMax,
    sizeCalculation: ({ json }) => overheadBytes + json.length,
  });
  const colorsOf = new WeakMap<KeptText, CodeColors[]>();

  async function keep(key: string, read: () => Promise<PageBody | null>): Promise<KeptText | null> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const body = await read();
    if (body === null) return null;
    const text = {
      json: Buffer.from(JSON.stringify(body)),
      linkedPages: linkedPages(body),
      snippets: bodySnippets(body),
      mentionedPeople: mentionedPeople(body),
    };
    kept.set(key, text);
    return text;
  }

  return {
    /** The text of a version; `null` if the version is gone. */
    ofVersion: (id: VersionId) => keep(id, () => pageViews.findVersionBody(id)),

    /** The text of a draft at a revision; `null` if the draft is gone or was saved again. */
    ofDraft: ({ id, revision }: { id: DraftId; revision: number }) =>
      keep(`${id}@${revision}`, () => pageViews.findDraftBody(id, revision)),

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
