import type { UserId } from "@stemma/domain/ids";
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
import { makeBlock, type BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { linkedPages } from "../page-links/linked-pages.ts";
import { pageLinkWord } from "../page-links/page-link-word.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { linkedId } from "../testing/linked-id.ts";
import { unhurried } from "../testing/unhurried.ts";
import { withMentionNames } from "./mention-html.ts";
import { mentionNamesOf, mentionText } from "./mention-names.ts";
import { mentionWord } from "./mention-word.ts";
import { mentionedPeople, mentionedPeopleMax } from "./mentioned-people.ts";

const personId = (number: number) => linkedId(number) as string as UserId;
const [ana, ben, cora] = [personId(1), personId(2), personId(3)];

const plain = (text: string) => ({ text, marks: 0, url: null });

/** "Ask [mention] about the flour." with the given words around the mention. */
function page(person: UserId | null, before = "Ask ", after = " about the flour."): PageBody {
  const texts = [before, ...(person === null ? [] : [mentionWord(person)]), after];
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, texts.map(plain))]);
}

/** A page with a row for each of these texts. */
function rows(texts: readonly string[], kind: BlockKind = "paragraph"): PageBody {
  return makeBody(
    texts.map((text, at) => makeBlock({ id: `r${at}` as BlockId, kind }, [plain(text)])),
  );
}

const mentioning = page(ana);

describe("a mention", () => {
  it("is stored by the person's id alone, and Lexical opens it", () => {
    expect(readBody(mentioning)).toEqual({ ok: true, body: mentioning });
    expect(JSON.stringify(mentioning)).toContain(
      `{"type":"mention","version":1,"userId":"${ana}"}`,
    );
    const opened = headlessEditor().parseEditorState(JSON.stringify(mentioning));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body: mentioning });
  });

  it.each([`"<img>"`, "7", "null", `"${mentionWord(ana)}"`])(
    "is refused with the id %s, which is none",
    (id) => {
      const written = JSON.stringify(mentioning).replace(
        `"userId":"${ana}"`,
        `"userId":${id.replaceAll("\0", "\\u0000")}`,
      );
      expect(readBody(JSON.parse(written))).toMatchObject({
        ok: false,
        error: { path: "root.children.0.children.1.userId" },
      });
    },
  );

  it("is no page link, also with the same id", () => {
    const body = rows([`${mentionWord(ana)} ${pageLinkWord(ben)}`]);
    expect(mentionedPeople(body)).toEqual([ana]);
    expect(linkedPages(body)).toEqual([ben]);
  });

  it("has no marks, and stands in no web link", () => {
    const runs = [{ text: mentionWord(ana), marks: markBits.bold, url: "https://example.org/" }];
    const body = makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
    expect(body).toEqual(page(ana, "", ""));
  });

  it("names nobody until the name is known", () => {
    expect(bodyToHtml(mentioning)).toContain(
      `Ask <span class="mention" data-person="${ana}" data-unnamed>@someone</span> about`,
    );
  });

  it.each([
    {
      because: "somebody whom the organization knows is named",
      people: [{ userId: ana, name: "Ana <b> & Co" }],
      html: `<span class="mention" data-person="${ana}">@Ana &lt;b&gt; &amp; Co</span>`,
    },
    {
      because: "nobody is named in another one's place",
      people: [{ userId: ben, name: "Ben" }],
      html: `<span class="mention" data-person="${ana}" data-unnamed>@someone</span>`,
    },
  ])("$because", ({ people, html }) => {
    expect(withMentionNames(bodyToHtml(mentioning), people)).toContain(`Ask ${html} about`);
  });

  it.each([
    { because: "is known", answered: [{ userId: ana, name: "Ana" }], text: "@Ana" },
    { because: "was asked for in vain", answered: [], text: "@someone who left" },
  ])("says $text where the name $because", ({ answered, text }) => {
    const names = mentionNamesOf([ana], answered);
    expect(mentionText(names.get(ana))).toBe(text);
    expect(names.get(ben)).toBeUndefined();
  });

  it("is not made by text that looks like its markup", () => {
    const written = bodyToHtml(mentioning).replace(/<\/?p[^>]*>/g, "");
    const html = bodyToHtml(page(null, written));
    expect(withMentionNames(html, [{ userId: ana, name: "Ana" }])).toBe(html);
  });

  it("is a space in the text for search, but makes a page not blank", () => {
    expect(bodyToText(mentioning)).toBe("Ask   about the flour.");
    expect(isBlankBody(page(ana, "", ""))).toBe(false);
  });

  it("leaves no id where it stands in code", () => {
    const body = rows([`ping ${mentionWord(ana)}`], "codeBlock");
    expect(bodyToText(body)).toBe("ping @");
    expect(JSON.stringify(body)).not.toContain(ana);
  });

  it("counts once among the people whom a body mentions, up to the most", () => {
    expect(mentionedPeople(rows([ana, ben, ana].map(mentionWord)))).toEqual([ana, ben]);
    const many = rows(Array.from({ length: 500 }, (_, at) => mentionWord(personId(at))));
    expect(mentionedPeople(many)).toHaveLength(mentionedPeopleMax);
    expect(readBody(many)).toEqual({ ok: true, body: many });
  });

  it("is one word in a comparison, which says where it changed", () => {
    const other = page(ben);
    const diff = diffBodies(mentioning, other, unhurried);
    expect(diffToText(diff).lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/deleted “@someone”.*inserted “@someone”/),
    ]);
    expect(applyDiff(mentioning, diff)).toEqual(other);
    const html = withMentionNames(diffToHtml(diff, "inline"), [{ userId: ben, name: "Ben" }]);
    expect(html).toContain("@someone</span></del>");
    expect(html).toContain("@Ben</span></ins>");
    const text = "Ask @someone about the flour.";
    expect(rowChanges(mentioning, other)).toEqual([
      { before: { row: 0, text }, after: { row: 0, text } },
    ]);
  });

  it("merges beside another writer's words, and is asked where both mention another person", () => {
    const more = " about the rye flour.";
    const merge = mergeBodies(mentioning, page(ben), page(ana, "Ask ", more), unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(page(ben, "Ask ", more));
    expect(mergeBodies(mentioning, page(ben), page(cora), unhurried).conflicts).toHaveLength(1);
  });

  it("keeps its author, and comes along with a passage of an earlier version", () => {
    const first = nextAuthors(null, mentioning, 1);
    const next = page(ana, "Please ask ");
    const { authors } = nextAuthors({ body: mentioning, authors: first.authors }, next, 2);
    const html = authorsToHtml(next, authors, (sequence) =>
      sequence === 1 ? { href: "/v1", color: 0, label: "Ana" } : null,
    );
    expect(html).toMatch(/<a class="author author-0"[^>]*>.*<span class="mention".*<\/a>/);
    expect(takePassages(page(null, "Ask them"), mentioning, [0], unhurried)).toEqual(mentioning);
  });
});
