import { describe, expect, it } from "vitest";
import { htmlToMarkdown } from "../../../../lib/markdown/html-to-markdown.ts";
import { htmlOfPasted } from "../../testing/pasted-markdown.ts";

const mark = (html: string) => `<mark class="highlight-yellow">${html}</mark>`;

describe("equal signs in pasted Markdown", () => {
  it.each([
    { markdown: "Feed ==it==, ==at six==.", is: `Feed ${mark("it")}, ${mark("at six")}.` },
    {
      markdown: "==a **b** c==",
      is: `${mark("a ")}${mark("<strong>b</strong>")}${mark(" c")}`,
    },
    { markdown: "**==b==**", is: mark("<strong>b</strong>") },
    { markdown: "==a=b==", is: mark("a=b") },
    { markdown: "==a `x==y`==", is: `${mark("a ")}<code>${mark("x==y")}</code>` },
    { markdown: "a == b == c", is: "a == b == c" },
    { markdown: "a==b==c", is: "a==b==c" },
    { markdown: String.raw`\==b== and ==`, is: "==b== and ==" },
    { markdown: "`==b==`", is: "<code>==b==</code>" },
    { markdown: "==b and ==c", is: "==b and ==c" },
  ])("$markdown", ({ markdown, is }) => {
    expect(htmlOfPasted(markdown)).toBe(`<p>${is}</p>`);
  });

  it("are the same text when they are pasted as they were copied as Markdown", () => {
    const text = "if ==a== or b==c, d == e, = f=, ==g";
    const markdown = htmlToMarkdown(`<p>${text}</p>`, "https://stemma.test");
    expect(htmlOfPasted(markdown)).toBe(`<p>${text}</p>`);
  });

  it("are read soon where nothing ends", () => {
    const text = "==a ".repeat(400).trim();
    expect(htmlOfPasted(text)).toBe(`<p>${text}</p>`);
  });
});
