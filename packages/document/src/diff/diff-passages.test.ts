import { expect, it } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { diffBodies } from "./diff-bodies.ts";
import { diffToHtml } from "./diff-to-html.ts";
import { diffToText } from "./diff-to-text.ts";
import { unhurried } from "../testing/unhurried.ts";

const one = "We feed the starter at six. The rest of our process is written down.";
const first = "We feed the starter at six.";
const second = "The rest of our process is written down.";

/** The HTML without attributes other than classes. */
function htmlOf(before: string[], after: string[], layout: "inline" | "sideBySide"): string {
  const body = (texts: string[]) =>
    bodyOf(...texts.map((text, at): [string, string] => [`b${at}`, text]));
  const html = diffToHtml(diffBodies(body(before), body(after), unhurried), layout);
  return html.replaceAll(/ (?:data-[a-z]+|dir)="[^"]*"/g, "").replaceAll("diff-block ", "");
}

it("a split is one change with a mark at the end of the row, in both layouts", () => {
  const texts = [
    [one, "Bake."],
    [first, second.replace("process", "recipe"), "Bake."],
  ] as const;
  const changed = `<del class="diff-del">process</del><ins class="diff-ins">recipe</ins>`;
  expect(htmlOf([...texts[0]], [...texts[1]], "inline")).toBe(
    `<p class="diff-changed">${first}<ins class="diff-ins">¶</ins></p>` +
      `<p class="diff-changed">The rest of our ${changed} is written down.</p>` +
      `<p class="diff-block">Bake.</p>`,
  );
  const sides = htmlOf([...texts[0]], [...texts[1]], "sideBySide");
  expect(sides.match(/<div class="diff-row">/g)).toHaveLength(2);
  expect(sides).toContain(`${first}<ins class="diff-ins">¶</ins></p>`);
});

it("a join is one change with a deleted mark between the words", () => {
  expect(htmlOf([first, second], [`${first} ${second}`], "inline")).toBe(
    `<p class="diff-changed">${first}<del class="diff-del">¶</del><ins class="diff-ins"> </ins>${second}</p>`,
  );
  expect(htmlOf([first, second], [`${first} ${second}`], "sideBySide")).toContain(
    `${first}<del class="diff-del">¶</del></p>`,
  );
});

it("in words, the parts are quoted and other changes named", () => {
  const before = bodyOf(["a", one]);
  const after = bodyOf(["a", first], ["b", second.replace("process", "recipe")]);
  expect(diffToText(diffBodies(before, after, unhurried))).toEqual({
    summary: "1 change",
    lines: [
      {
        change: 1,
        text: `Split paragraph: “${first}” and “The rest of our recipe is written down.”. Changed: deleted “process”, inserted “recipe”`,
      },
    ],
  });
  expect(diffToText(diffBodies(after, before, unhurried)).lines[0]?.text).toMatch(
    /^Joined: “We feed/,
  );
});
