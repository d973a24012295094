import { expect, it, test } from "vitest";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { describeChanges } from "./describe-changes.ts";

const ids: readonly BlockId[] = Array.from({ length: 12 }, newBlockId);

/** A body with one paragraph per text; the block at an index has the same id in every body. */
function bodyOf(...texts: readonly string[]): PageBody {
  return makeBody(
    texts.map((text, index) =>
      makeBlock(
        {
          id: ids[index] ?? newBlockId(),
          kind: "paragraph",
          alignment: "",
          indent: 0,
          direction: null,
        },
        [{ text, marks: 0, url: null }],
      ),
    ),
  );
}

function version(subjectLine: string, pageTitle: string, body: PageBody) {
  return { publishMessage: { subjectLine, body: "" }, pageTitle, serializedEditorState: body };
}

const parent = version("Rye, instead of spelt", "The bread day", bodyOf("Flour", "Water"));

it.each([
  {
    because: "a word was changed",
    next: version("n", "The bread day", bodyOf("Flour", "Warm water")),
    sentence: "1 change · compared with “Rye, instead of spelt”",
  },
  {
    because: "nothing was",
    next: version("n", "The bread day", bodyOf("Flour", "Water")),
    sentence: "No changes · compared with “Rye, instead of spelt”",
  },
  {
    because: "only the title was",
    next: version("n", "Bread", bodyOf("Flour", "Water")),
    sentence: "Title changed · compared with “Rye, instead of spelt”",
  },
  {
    because: "title and text were",
    next: version("n", "Bread", bodyOf("Flour", "Water", "Salt")),
    sentence: "Title changed · 1 change · compared with “Rye, instead of spelt”",
  },
])("a reader is told how much a version changed when $because", ({ next, sentence }) => {
  expect(describeChanges(next, parent).sentence).toBe(sentence);
});

test("the excerpt shows only what changed, and says how much it leaves out", () => {
  const texts = Array.from({ length: 10 }, (_, n) => `New ${n}`);
  const { html, more } = describeChanges(
    version("n", "The bread day", bodyOf("Flour", "Water", ...texts)),
    parent,
  );
  expect(html).not.toContain("Flour");
  expect(html).toContain("New 5");
  expect(html).not.toContain("New 6");
  expect(more).toBe(4);
});

test("a first version shows how it begins", () => {
  const { html, more, sentence } = describeChanges(parent, null);
  expect(html).toContain("Flour");
  expect(more).toBe(0);
  expect(sentence).toBe("The first version.");
});
