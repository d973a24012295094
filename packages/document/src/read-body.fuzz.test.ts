import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bodyToHtml } from "./body-to-html.ts";
import { bodyToText } from "./body-to-text.ts";
import type { PageBody } from "./format.ts";
import { readBody } from "./read-body.ts";
import { anyBody } from "./testing/any-body.ts";
import { headlessEditor } from "./testing/headless-editor.ts";
import { slowly } from "./testing/slowly.ts";

/** HTML with only our own tags, and with links of the four protocols only. */
const harmlessHtml = new RegExp(
  `^(?:${[
    /[^<>]/,
    /<\/?(?:p|h[234]|blockquote|pre|hr|ul|ol|li|strong|em|u|s|code|sub|sup|mark class="highlight-(?:yellow|green|blue|pink)"|mark|br|span class="tab"|span|a)>/,
    /<li class="list-nest">/,
    /<(?:ul|ol)(?: start="\d+")?(?: class="list-check")?(?: dir="auto")?>/,
    /<\/?div>/,
    /<div class="callout callout-(?:note|tip|warning|important)" role="note" aria-label="(?:Note|Tip|Warning|Important)">/,
    /<span class="code-scroll" role="region" tabindex="0" aria-label="Code">/,
    /<span data-line="[1-9]\d*">/,
    /<details class="toggle" data-toggle="[\w-]+"(?: open)?><summary class="toggle-summary"(?: aria-label="Toggle")?>/,
    /<\/(?:summary|details)>/,
    /<div class="table-scroll" role="group" tabindex="0" aria-label="Table">/,
    /<\/?(?:table|colgroup|tbody|tr|th|td)>|<col(?: width="\d+")?>/,
    /<th scope="(?:col|row)">/,
    /<span role="img" aria-label="(?:Done|To do)">/,
    /<pre class="code-block(?: unwrapped)?(?: line-numbers digits-\d)?"(?: data-block="[\w-]+")? translate="no"(?: data-language="[a-z0-9+#._-]+")? dir="ltr">/,
    /<figure class="(?:math|diagram)"(?: data-block="[\w-]+")? translate="no" dir="ltr"><pre>/,
    /<(?:p|h[234]|blockquote|li|hr)(?: class="[a-z0-9 -]+")?(?: data-block="[\w-]+")?(?: data-heading="h[123]")?(?: value="\d+")?(?: dir="(?:ltr|rtl|auto)")?>/,
    /<figure class="(?:file|picture(?: picture-(?:wide|full))?)"(?: data-block="[\w-]+")? dir="auto">/,
    /<\/?fig(?:ure|caption)>/,
    /<a class="picture-link" href="\/files\/[\da-f-]{36}">/,
    /<a class="file-card" href="\/files\/[\da-f-]{36}(?:\/[^"<>]+)?" download="[^"<>]*" data-size="\d+">/,
    /<span class="file-(?:name|details)">/,
    /<img src="\/files\/[\da-f-]{36}(?:\?w=\d+)?"(?: srcset="[\da-fw/?=, iles-]+" sizes="[\w:, ()-]+")? width="\d+" height="\d+" alt="[^"<>]*" loading="lazy" decoding="async"(?: style="background-image:url\(data:image\/webp;base64,[\w+/=]+\)")?>/,
    /<span class="mention" data-person="[\da-f-]{36}" data-unnamed>/,
    /<span class="inline-math" translate="no" dir="ltr"><span class="tex">/,
    /<div class="snippet"(?: data-block="[\w-]+")? data-snippet="[\da-f-]{36}(?:\/[\da-f-]{36})?" data-unshown>/,
    /<a class="snippet-name" href="\/page\/[\da-f-]{36}">/,
    /<a class="page-link" data-page="[\da-f-]{36}" data-untitled href="\/page\/[\da-f-]{36}">/,
    /<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" rel="noopener noreferrer nofollow">/,
  ]
    .map(({ source }) => source)
    .join("|")})*$`,
  "i",
);

const keys = fc.constantFrom(
  "type",
  "children",
  "text",
  "url",
  "format",
  "indent",
  "$",
  "tag",
  "root",
  "direction",
  "listType",
  "start",
  "checked",
  "value",
  "tone",
  "within",
  "kind",
  "id",
  "containerId",
  "pageId",
  "snippetId",
  "snippetVersion",
  "fileId",
  "name",
  "size",
  "width",
  "height",
  "placeholder",
  "altText",
  "span",
  "userId",
  "__proto__",
  "constructor",
  "x",
);
const words = fc.constantFrom(
  "root",
  "paragraph",
  "heading",
  "text",
  "link",
  "tab",
  "linebreak",
  "quote",
  "code",
  "math",
  "diagram",
  "horizontalrule",
  "image",
  "file",
  "wide",
  "0190a000-0000-7000-8000-000000000001",
  "language",
  "list",
  "listitem",
  "bullet",
  "number",
  "check",
  "h1",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://a.b",
  "<script>",
  "\u0000",
  "\uD800",
  "table",
  "callout",
  "page-link",
  "snippet",
  "mention",
  "0190a000-0000-7000-8000-000000000001",
  "tip",
);

/** JSON-like trees built from the words of the format, mostly invalid. */
const tree = fc.letrec<{ value: unknown; node: unknown; list: unknown[] }>((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, words, fc.anything(), fc.double(), tie("node"), tie("list")),
  list: fc.array(tie("node"), { maxLength: 4 }),
  node: fc.oneof(
    fc.dictionary(keys, tie("value"), { maxKeys: 6 }),
    fc.record(
      {
        type: words,
        text: words,
        url: words,
        tag: words,
        format: fc.nat(255),
        children: tie("list"),
      },
      { requiredKeys: ["type"] },
    ),
  ),
})).node;

/** A valid body with one random value replaced. */
const damaged = fc
  .tuple(anyBody(), fc.nat(), fc.oneof(words, fc.anything()))
  .map(([body, place, value]) => {
    const json = JSON.parse(JSON.stringify(body)) as unknown;
    const places: [Record<string, unknown>, string][] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      for (const [key, inner] of Object.entries(node)) {
        places.push([node as Record<string, unknown>, key]);
        walk(inner);
      }
    };
    walk(json);
    const chosen = places[place % places.length];
    if (chosen !== undefined) chosen[0][chosen[1]] = value;
    return json;
  });

function expectSound(input: unknown): void {
  const result = readBody(input);
  if (!result.ok) {
    expect(result.error).toMatchObject({ path: expect.any(String), reason: expect.any(String) });
    return;
  }
  expect(readBody(structuredClone(result.body))).toEqual(result);
  expect(JSON.stringify(result.body)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  expect(bodyToHtml(result.body)).toMatch(harmlessHtml);
  expect(readBody(headlessEditor().parseEditorState(result.body).toJSON())).toEqual(result);
}

it("whatever is sent, a body is read or refused with a path, never thrown at", slowly, () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything({ withNullPrototype: true, withMap: true }),
        tree,
        tree.map((root) => ({ root })),
      ),
      expectSound,
    ),
    { numRuns: 3000 },
  );
});

it("a body with one damaged place is read or refused, and what is read is sound", slowly, () => {
  fc.assert(fc.property(damaged, expectSound), { numRuns: 1500 });
});

it("every valid body is read as it is", slowly, () => {
  fc.assert(
    fc.property(anyBody(), (body) => {
      expect(readBody(body)).toEqual({ ok: true, body });
      expectSound(body);
    }),
    { numRuns: 500 },
  );
});

it("a renderer meets whatever may be stored and shows harmless html", slowly, () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        damaged,
        tree.map((root) => ({ root })),
      ),
      (stored) => {
        expect(bodyToHtml(stored as PageBody)).toMatch(harmlessHtml);
        expect(bodyToText(stored as PageBody)).toEqual(expect.any(String));
      },
    ),
    { numRuns: 3000 },
  );
});
