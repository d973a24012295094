import { expect, test } from "vitest";
import { pageOfAll } from "@stemma/document/testing/every-kind/page-of-all";
import { sampleIds } from "@stemma/document/testing/every-kind/rows";
import { bodyText } from "./body-text.ts";

const body = pageOfAll(sampleIds);

test("the text of a body is its JSON, on the first call and on the next", () => {
  for (const one of [body, structuredClone(body), body]) {
    expect(JSON.parse(bodyText(one))).toEqual(body);
  }
});

test("a row that changed is written as it is now", () => {
  const [first, ...rest] = body.root.children;
  const [, ...others] = rest;
  const changed = { ...body, root: { ...body.root, children: others.concat(first ?? []) } };
  expect(JSON.parse(bodyText(changed))).toEqual(changed);
});
