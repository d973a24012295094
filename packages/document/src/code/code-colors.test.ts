import { expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { packCodeColors, unpackCodeColors, type CodeToken } from "./code-colors.ts";
import { coloredCodeHtml } from "./colored-code-html.ts";

const text = 'if (a < b) {\n\t// x\n\treturn "y";\n}';
const tokens: readonly CodeToken[] = [
  { kind: "keyword", from: 0, to: 2 },
  { kind: "comment", from: 14, to: 18 },
  { kind: "keyword", from: 20, to: 26 },
  { kind: "value", from: 27, to: 30 },
];
const id = "a" as BlockId;
const runs = (words: string) => [{ text: words, marks: 0, url: null }];

it("colours are packed as distances and lengths, each kind by itself", () => {
  const packed = packCodeColors(id, tokens);
  expect(packed).toEqual({ blockId: "a", comment: "14 4", keyword: "0 2 18 6", value: "27 3" });
  expect(unpackCodeColors(packed).toSorted((a, b) => a.from - b.from)).toEqual(tokens);
  expect(unpackCodeColors(packCodeColors(id, []))).toEqual([]);
});

it("the server draws each piece that has a colour as an element", () => {
  expect(coloredCodeHtml({ runs: runs(text) }, packCodeColors(id, tokens))).toBe(
    '<span class="code-keyword">if</span> (a &lt; b) {<br><span class="tab">\t</span>' +
      '<span class="code-comment">// x</span><br><span class="tab">\t</span>' +
      '<span class="code-keyword">return</span> <span class="code-value">&quot;y&quot;</span>;<br>}',
  );
  expect(coloredCodeHtml({ runs: runs("") }, packCodeColors(id, []))).toBe("");
  const lines = [...runs("a"), ...runs("\n")];
  expect(coloredCodeHtml({ runs: lines }, packCodeColors(id, []))).toBe("a<br><br>");
});
