import { linesToBody } from "@stemma/document/templates/lines-to-body";
import type { Caller } from "@stemma/sample/caller";
import { createPage } from "@stemma/sample/create-page";
import { openDraft } from "@stemma/sample/open-draft";
import { toPageText } from "@stemma/sample/page-text";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { expect } from "@playwright/test";

/** What a server has acknowledged of one page. */
interface AcknowledgedPage {
  title: string;
  /** The words of each version, by its id. */
  readonly versions: Map<string, string>;
  published: string | null;
  /** The words of the draft that is saved; `null` if there is none. */
  draft: string | null;
}

/** A ledger of all that was acknowledged: pages by their ids. Everything that is written goes through it. */
export function createLedger(workspaceId: string) {
  const pages = new Map<string, AcknowledgedPage>();

  /** Saves words as the draft of a page, and leaves them there. */
  async function save(caller: Caller, pageId: string, words: string) {
    const page = pages.get(pageId);
    if (page === undefined) throw new Error("The page is not in the ledger.");
    const draft = await openDraft(caller, pageId);
    const body = linesToBody(toPageText([words]));
    const revision = await saveDraft(caller, draft, { pageTitle: page.title, body });
    page.draft = words;
    return { page, draftId: draft.id, revision };
  }

  return {
    save,

    /** Makes a page with a draft. */
    async create(caller: Caller, title: string, words: string): Promise<string> {
      const { pageId } = await createPage(caller, workspaceId);
      pages.set(pageId, { title, versions: new Map(), published: null, draft: null });
      await save(caller, pageId, words);
      return pageId;
    },

    /** Saves words and publishes them. */
    async publish(caller: Caller, pageId: string, words: string): Promise<void> {
      const { page, draftId, revision } = await save(caller, pageId, words);
      const message = { subjectLine: words, revision, expected: page.published };
      page.published = await publishDraft(caller, draftId, message);
      page.versions.set(page.published, words);
      page.draft = null;
    },

    /** Reads every page, draft and version, and compares them with what was acknowledged. Returns how many versions there are. */
    async check(caller: Caller): Promise<number> {
      let versions = 0;
      for (const [pageId, expected] of pages) {
        const view = await caller.call<{
          page: { publishedVersion: string | null };
          draft: { serializedEditorState: unknown } | null;
        }>("GET", `/pages/${pageId}`);
        expect(view.page.publishedVersion).toBe(expected.published);
        if (expected.draft === null) expect(view.draft).toBeNull();
        else expect(JSON.stringify(view.draft)).toContain(JSON.stringify(expected.draft));
        for (const [versionId, words] of expected.versions) {
          const version = await caller.call("GET", `/versions/${versionId}`);
          expect(JSON.stringify(version)).toContain(JSON.stringify(words));
          versions += 1;
        }
      }
      return versions;
    },
  };
}
