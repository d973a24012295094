import type { PageId } from "@stemma/domain/ids";
import { describe, expect, it } from "vitest";
import { authorsToHtml } from "../authors/authors-to-html.ts";
import { nextAuthors } from "../authors/next-authors.ts";
import type { BlockId } from "../block-id.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { bodyToText } from "../body-to-text.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { PageBody } from "../format.ts";
import { rowChanges } from "../history/row-changes.ts";
import { isBlankBody } from "../is-blank-body.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { linkedId } from "../testing/linked-id.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { unhurried } from "../testing/unhurried.ts";
import { linkedPages } from "./linked-pages.ts";
import { linkTitlesOf, withLinkTitles } from "./link-titles.ts";
import { pageLinkWord } from "./page-link-word.ts";

const [bakery, shop, school] = [linkedId(1), linkedId(2), linkedId(3)];

/** "See [link] for the rest." with the given words around the link. */
function page(link: PageId | null, before = "See ", after = " for the rest."): PageBody {
  const texts = [before, ...(link === null ? [] : [pageLinkWord(link)]), after];
  const runs = texts.map((text) => ({ text, marks: 0, url: null }));
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
}

const linked = page(bakery);

describe("a page link", () => {
  it("is stored by the id of its target alone, and Lexical opens it", () => {
    expect(readBody(linked)).toEqual({ ok: true, body: linked });
    expect(JSON.stringify(linked)).toContain(
      `{"type":"page-link","version":1,"pageId":"${bakery}"}`,
    );
    const opened = headlessEditor().parseEditorState(JSON.stringify(linked));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body: linked });
  });

  it("is refused with an id that is none", () => {
    const input = JSON.parse(JSON.stringify(linked).replace(bakery, "<img>")) as unknown;
    expect(readBody(input)).toMatchObject({
      ok: false,
      error: { path: "root.children.0.children.1.pageId" },
    });
  });

  it("has no marks, and stands in no web link", () => {
    const runs = [
      { text: pageLinkWord(bakery), marks: markBits.bold, url: "https://example.org/" },
    ];
    const body = makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
    expect(body).toEqual(page(bakery, "", ""));
  });

  it("is a link without a title until the title is known", () => {
    expect(bodyToHtml(linked)).toContain(
      `See <a class="page-link" data-page="${bakery}" data-untitled href="/page/${bakery}">page link</a> for`,
    );
  });

  it.each([
    {
      because: "a page that the reader may see shows its title",
      answered: [{ pageId: bakery, pageTitle: "Bread & butter", deleted: false }],
      html: `<a class="page-link" data-page="${bakery}" href="/page/${bakery}">Bread &amp; butter</a>`,
    },
    {
      because: "a deleted page says so",
      answered: [{ pageId: bakery, pageTitle: "Bread", deleted: true }],
      html: `<a class="page-link page-link-deleted" data-page="${bakery}" href="/page/${bakery}">Bread (deleted)</a>`,
    },
    {
      because: "a page that the reader may not see shows no title, and leads nowhere",
      answered: [],
      html: `<span class="page-link page-link-closed" data-page="${bakery}">No access</span>`,
    },
  ])("$because", ({ answered, html }) => {
    const titles = linkTitlesOf([bakery], answered);
    expect(withLinkTitles(bodyToHtml(linked), titles)).toContain(`See ${html} for`);
  });

  it("is not made by text that looks like its markup", () => {
    const written = bodyToHtml(linked).replace(/<\/?p[^>]*>/g, "");
    const html = bodyToHtml(page(null, written));
    expect(withLinkTitles(html, linkTitlesOf([bakery], []))).toBe(html);
  });

  it("is a space in the text for search, but makes a page not blank", () => {
    expect(bodyToText(linked)).toBe("See   for the rest.");
    expect(isBlankBody(page(bakery, "", ""))).toBe(false);
    expect(isBlankBody(page(null, "", ""))).toBe(true);
  });

  it("counts once among the pages that a body links to", () => {
    const rows = [bakery, shop, bakery].map((id, at) =>
      makeBlock({ id: `r${at}` as BlockId, kind: "paragraph" }, [
        { text: pageLinkWord(id), marks: 0, url: null },
      ]),
    );
    expect(linkedPages(makeBody(rows))).toEqual([bakery, shop]);
  });

  it("is one word in a comparison, which says where it changed", () => {
    const retargeted = page(shop);
    const diff = diffBodies(linked, retargeted, unhurried);
    expect(diffToText(diff).lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/deleted “page link”.*inserted “page link”/),
    ]);
    expect(applyDiff(linked, diff)).toEqual(retargeted);
    const html = withLinkTitles(
      diffToHtml(diff, "inline"),
      linkTitlesOf([bakery, shop], [{ pageId: shop, pageTitle: "Opening hours", deleted: false }]),
    );
    expect(html).toContain("No access</span></del>");
    expect(html).toContain("Opening hours</a></ins>");
    expect(rowChanges(linked, retargeted)).toEqual([
      {
        before: { row: 0, text: "See page link for the rest." },
        after: { row: 0, text: "See page link for the rest." },
      },
    ]);
  });

  it("merges beside another writer's words, and is asked where both put another target", () => {
    const more = " for the rest of it.";
    const merge = mergeBodies(linked, page(shop), page(bakery, "See ", more), unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(page(shop, "See ", more));
    const third = page(school);
    expect(mergeBodies(linked, page(shop), third, unhurried).conflicts).toHaveLength(1);
  });

  it("keeps its author, and is a text inside the link that names the author", () => {
    const first = nextAuthors(null, linked, 1);
    const next = page(bakery, "Please see ");
    const { authors } = nextAuthors({ body: linked, authors: first.authors }, next, 2);
    const html = authorsToHtml(next, authors, (sequence) =>
      sequence === 1 ? { href: "/v1", color: 0, label: "Ana" } : null,
    );
    expect(html).toMatch(/<a class="author author-0"[^>]*>.*<span class="page-link".*<\/a>/);
    expect(html.match(/<a /g)).toHaveLength(html.match(/<\/a>/g)?.length ?? 0);
  });

  it("comes along with a passage that is taken from an earlier version", () => {
    expect(takePassages(page(null, "See this"), linked, [0], unhurried)).toEqual(linked);
  });
});
