import { expect, test } from "vitest";
import { bodyRows } from "@stemma/document/body-rows";
import type { FileAttributes } from "@stemma/document/files/file-attributes";
import { readBody } from "@stemma/document/read-body";
import { allKinds } from "@stemma/document/testing/every-kind/every-kind";
import { kindsIn } from "@stemma/document/testing/every-kind/kinds-in";
import { allTones } from "@stemma/document/containers/container";
import { bakehouse, bakehouseBody } from "./bakehouse.ts";

const id = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`;
const file = { id: id(4) as FileAttributes["id"], name: "Oven manual.pdf", size: 900 };
const refs = {
  headBaker: id(1),
  baker: id(2),
  breadDay: id(3),
  manual: file,
  plan: { ...file, name: "Plan.png", picture: { width: 1360, height: 560, placeholder: "" } },
};
const [first, second] = [bakehouse.first, bakehouse.second].map((one) => bakehouseBody(refs, one));
if (first === undefined || second === undefined) throw new Error("There are two editions.");

test.each([
  ["first", first],
  ["second", second],
])("the %s edition is stored as it is, and has no blank row", (_, body) => {
  expect(readBody(body)).toEqual({ ok: true, body });
});

test("a page of the sample has every kind of row but a snippet, every kind of what stands in a row, and all tones", () => {
  expect(allKinds.filter((kind) => !kindsIn(second).has(kind))).toEqual(["snippet"]);
  const tones = new Set(
    bodyRows(second).map(({ within }) => (within?.kind === "callout" ? within.tone : null)),
  );
  expect(allTones.filter((tone) => !tones.has(tone))).toEqual([]);
});
