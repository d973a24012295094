import type { PageId } from "@stemma/domain/ids";
import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { isBlankBody } from "../is-blank-body.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { readBody } from "../read-body.ts";
import { anyVersion } from "../testing/any-version.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { linkedId } from "../testing/linked-id.ts";
import { unhurried } from "../testing/unhurried.ts";
import { bodySnippets } from "./body-snippets.ts";
import { snippetOfKey, snippetKey, type SnippetAttributes } from "./snippet-attributes.ts";
import { shownSnippets, withSnippets, type ShownSnippet } from "./snippet-html.ts";

const hours: SnippetAttributes = { id: linkedId(1) };
const pinned: SnippetAttributes = { id: linkedId(1), version: anyVersion(7) };
const address: SnippetAttributes = { id: linkedId(2) };

const text = (words: string, id = "t") =>
  makeBlock({ id: id as BlockId, kind: "paragraph" }, [{ text: words, marks: 0, url: null }]);
const row = (snippet: SnippetAttributes, id = "s") =>
  makeBlock({ id: id as BlockId, kind: "snippet", attributes: { snippet } }, []);
const page = (...rows: BlockJson[]): PageBody => makeBody([text("First.", "a"), ...rows]);

const answer = (snippetId: PageId, of: Partial<ShownSnippet> = {}) => ({
  snippetId,
  versionId: null,
  pageTitle: "Opening <hours>",
  deleted: false,
  isPublished: true,
  serializedEditorState: makeBody([text("We open at eight.")]),
  ...of,
});

describe("a snippet in a page", () => {
  it.each([
    { snippet: hours, fields: { snippetId: linkedId(1) } },
    { snippet: pinned, fields: { snippetId: linkedId(1), snippetVersion: anyVersion(7) } },
  ])("is stored by its id, and its version if it is pinned: $fields", ({ snippet, fields }) => {
    const body = page(row(snippet));
    expect(body.root.children[1]).toEqual({
      type: "snippet",
      version: 1,
      $: { blockId: "s" },
      ...fields,
    });
    expect(readBody(body)).toEqual({ ok: true, body });
    const opened = headlessEditor().parseEditorState(JSON.stringify(body));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body });
    expect(snippetOfKey(snippetKey(snippet))).toEqual(snippet);
  });

  it.each(["snippetId", "snippetVersion"])("is refused with a %s that is none", (field) => {
    const children = [{ ...row(hours), [field]: "<img>" }];
    expect(readBody({ root: { type: "root", children } })).toMatchObject({
      ok: false,
      error: { path: `root.children.0.${field}` },
    });
  });

  it("makes a page not blank, and counts once for each version", () => {
    expect(isBlankBody(makeBody([row(hours)]))).toBe(false);
    const body = page(row(hours, "1"), row(pinned, "2"), row(hours, "3"), row(address, "4"));
    expect(bodySnippets(body)).toEqual([hours, pinned, address]);
  });

  it("is pinned by one writer while another moves it, and is asked about where both show another one", () => {
    const moved = makeBody([row(hours), text("First.", "a")]);
    const merge = mergeBodies(page(row(hours)), page(row(pinned)), moved, unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(makeBody([row(pinned), text("First.", "a")]));
    const other = mergeBodies(page(row(hours)), page(row(pinned)), page(row(address)), unhurried);
    expect(other.conflicts).toHaveLength(1);
  });

  it.each([
    [page(), page(row(hours)), "Inserted snippet"],
    [page(row(hours)), page(row(pinned)), "Formatting of snippet: pinned to a version"],
    [page(row(pinned)), page(row(hours)), "Formatting of snippet: shows the published version"],
  ])("is named in a comparison: %#", (before, after, line) => {
    const { lines } = diffToText(diffBodies(before, after, unhurried));
    expect(lines.map(({ text: words }) => words)).toEqual([line]);
  });
});

describe("the text of a snippet", () => {
  const drawn = (snippet: SnippetAttributes, ...answered: ReturnType<typeof answer>[]) =>
    withSnippets(bodyToHtml(page(row(snippet))), shownSnippets([snippet], answered));

  it("stands in its row, without the ids of its rows, and names the snippet", () => {
    expect(drawn(hours, answer(hours.id))).toContain(
      `data-snippet="${hours.id}"><a class="snippet-name" href="/page/${hours.id}">Snippet: Opening &lt;hours&gt;</a>` +
        `<div class="snippet-text" role="group" aria-label="Opening &lt;hours&gt;"><p dir="auto">We open at eight.</p></div></div>`,
    );
  });

  it.each([
    [true, "Snippet: Opening &lt;hours&gt; · Pinned version"],
    [false, "Snippet: Opening &lt;hours&gt; · Newer version available"],
  ])("says that it is pinned, and whether there is a newer version: %s", (isPublished, words) => {
    const versionId = anyVersion(7);
    const shown = [{ ...answer(hours.id, { isPublished }), versionId }];
    const html = withSnippets(bodyToHtml(page(row(pinned))), shownSnippets([pinned], shown));
    expect(html).toContain(words);
  });

  it.each([
    [[], ">No access to this snippet<", "the reader may not see it"],
    [
      [answer(hours.id, { deleted: true, serializedEditorState: null })],
      "The snippet “Opening &lt;hours&gt;” was deleted",
      "it is deleted",
    ],
    [
      [answer(hours.id, { serializedEditorState: null })],
      "The snippet “Opening &lt;hours&gt;” is not shown here",
      "it was never published",
    ],
  ])("is missing from %j: %s, because %s", (answered, words) => {
    const html = drawn(hours, ...answered);
    expect(html).toContain(words);
    expect(html).not.toContain("We open");
  });

  it("stays unknown where nobody asked for it", () => {
    const html = bodyToHtml(page(row(address)));
    expect(withSnippets(html, shownSnippets([hours], [answer(hours.id)]))).toBe(html);
  });

  it("is not drawn into words that look like its row, and shows no snippet in itself", () => {
    const html = bodyToHtml(page(row(hours)));
    const written = bodyToHtml(page(text(html)));
    expect(withSnippets(written, shownSnippets([hours], [answer(hours.id)]))).toBe(written);
    const nested = makeBody([row(hours)]);
    const shown = drawn(hours, answer(hours.id, { serializedEditorState: nested }));
    expect(shown.match(/snippet-text/g)).toHaveLength(1);
    expect(shown).not.toContain("data-unshown");
  });
});
