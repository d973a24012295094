import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import {
  linkTitlesOf,
  pageLinkHtml,
  withLinkTitles,
} from "@stemma/document/page-links/link-titles";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";
import { htmlToMarkdown } from "../../../../lib/markdown/html-to-markdown.ts";
import { htmlOfPasted } from "../../testing/pasted-markdown.ts";

const id = "0190a000-0000-7000-8000-000000000001" as PageId;
const address = `${location.origin}/page/${id}`;
const link = pageLinkHtml(id, "link");

describe("a link to a page of this Stemma in pasted Markdown", () => {
  it.each([
    {
      markdown: `See [The flour](${address}) **now**.`,
      is: `<p>See ${link} <strong>now</strong>.</p>`,
    },
    { markdown: `See **[The flour](${address})**`, is: `<p>See ${link}</p>` },
    { markdown: `See ${address}, **now**`, is: `<p>See ${link}, <strong>now</strong></p>` },
    { markdown: `See [The flour][1]\n\n[1]: ${address}`, is: `<p>See ${link}</p>` },
    {
      markdown: `<details>\n<summary>See <a href="${address}">it</a></summary>\n\nHere.\n\n</details>`,
      is: `<details class="toggle" open><summary class="toggle-summary"><p>See ${link}</p></summary><p>Here.</p></details>`,
    },
    {
      markdown: `See [The flour](https://a.test/page/${id})`,
      is: `<p>See <a href="https://a.test/page/${id}">The flour</a></p>`,
    },
    {
      markdown: `See [a version](${address}?version=1)`,
      is: `<p>See <a href="${address}?version=1">a version</a></p>`,
    },
    { markdown: `See [it](/page/${id})`, is: `<p>See it (/page/${id})</p>` },
  ])("$markdown", ({ markdown, is }) => {
    expect(htmlOfPasted(markdown)).toBe(is);
  });

  it("is the page link that it was before it was copied as Markdown", () => {
    const runs = ["Ask ", pageLinkWord(id), "!"].map((text) => ({ text, marks: 0, url: null }));
    const body = makeBody([makeBlock({ id: "r0" as BlockId, kind: "paragraph" }, runs)]);
    const titles = linkTitlesOf([id], [{ pageId: id, pageTitle: "Flour", deleted: false }]);
    const html = withLinkTitles(bodyToHtml(body, "stored"), titles);
    const markdown = htmlToMarkdown(html, location.origin);
    expect(markdown).toBe(`Ask [Flour](${address})!\n`);
    expect(htmlOfPasted(markdown)).toBe(`<p>Ask ${link}!</p>`);
  });
});
