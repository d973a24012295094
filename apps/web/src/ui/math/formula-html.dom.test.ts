import { describe, expect, it } from "vitest";
import { formulaHtml } from "./formula-html.ts";

const htmlOf = (source: string): string => {
  const formula = formulaHtml({ source, isInline: false });
  return "html" in formula ? formula.html : "";
};

const reasonOf = (source: string): string => {
  const formula = formulaHtml({ source, isInline: false });
  return "reason" in formula ? formula.reason : "";
};

describe("a formula", () => {
  it.each([
    String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
    String.raw`\begin{aligned} a &= b \\ &= c \end{aligned}`,
    String.raw`\def\half{\frac12} \half + \half`,
    "a\n+ b % the rest",
  ])("is drawn, and names its source: %s", (source) => {
    const html = htmlOf(source);
    expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
    const element = new DOMParser().parseFromString(html, "text/html");
    expect(element.querySelector('annotation[encoding="application/x-tex"]')?.textContent).toBe(
      source,
    );
  });

  it("in a line takes the height of a line", () => {
    const formula = formulaHtml({ source: String.raw`\sum_{i=1}^n i`, isInline: true });
    const html = "html" in formula ? formula.html : "";
    expect(html).toMatch(/^<span class="katex">/);
    expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML">');
    expect(html).not.toContain("op-limits");
  });

  it.each([
    { source: String.raw`\frac{a`, reason: /expected '}'/i },
    { source: String.raw`\nonsense`, reason: /\\nonsense/ },
    { source: "}", reason: /Expected 'EOF'/ },
    { source: "x".repeat(5001), reason: /more than 5000 characters/ },
    { source: String.raw`\def\a{\a\a}\a`, reason: /Too many expansions/ },
    { source: "{".repeat(2400) + "}".repeat(2400), reason: /nested too deeply/ },
  ])("that cannot be drawn says why: $reason", ({ source, reason }) => {
    expect(reasonOf(source)).toMatch(reason);
    expect(reasonOf(source)).toMatch(/^[^<>]*\.$/);
    expect(reasonOf(source)).not.toContain("KaTeX");
  });

  it.each([
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{https://a.test}`,
    String.raw`\includegraphics{https://a.test/x.png}`,
    String.raw`\htmlId{content}{x}`,
    String.raw`\htmlClass{page-title}{x}`,
    String.raw`\htmlStyle{position:fixed}{x}`,
    String.raw`\htmlData{page=1}{x}`,
    String.raw`\text{<img src=x onerror=alert(1)><script>alert(1)</script>}`,
    String.raw`\textcolor{red;position:fixed}{x}`,
    String.raw`\rule{9999em}{9999em}`,
    '"><img src=x onerror=alert(1)>',
  ])("adds nothing of its own to a page: %s", (source) => {
    const page = new DOMParser().parseFromString(htmlOf(source), "text/html");
    expect(page.querySelectorAll("a, img, script, style, link, [id], [href], [src]")).toHaveLength(
      0,
    );
    for (const element of page.body.querySelectorAll("*")) {
      expect([...element.attributes].map(({ name }) => name).join(" ")).not.toMatch(/\bon|data-/);
      expect(element.className).not.toContain("page-title");
      expect(element.getAttribute("style") ?? "").not.toMatch(
        /position: ?fixed|url\(|(?<![.\d])\d{3,}[.\d]*em/,
      );
    }
  });
});
