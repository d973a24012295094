import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bodyFiles } from "@stemma/document/files/body-files";
import { readBody } from "@stemma/document/read-body";
import { anyBody } from "@stemma/document/testing/any-body";
import { linkedId } from "@stemma/document/testing/linked-id";
import { slowly } from "@stemma/document/testing/slowly";
import { bodyOf } from "../testing/body-of.ts";
import { checkBody } from "./checked-body.ts";

test("a checked body is stored as it reads, with all the files that it shows", slowly, () => {
  let files = 0;
  fc.assert(
    fc.property(anyBody(), (body) => {
      const read = readBody(body);
      if (!read.ok) throw new Error(read.error.reason);
      const stored = { json: JSON.stringify(read.body), fileIds: bodyFiles(read.body) };
      expect(checkBody(read.body)).toMatchObject({ ok: true, stored });
      files += stored.fileIds.length;
    }),
    { numRuns: 300 },
  );
  expect(files).toBeGreaterThan(0);
});

test("the first snippet of a body is found", () => {
  const { root, formatVersion } = bodyOf("Flour", "Water");
  const snippet = { type: "snippet", snippetId: linkedId(1) };
  const children = [...root.children, snippet, snippet];
  expect(checkBody({ formatVersion, root: { ...root, children } })).toMatchObject({
    ok: true,
    snippetRow: 2,
  });
});

test("a text about files and snippets shows none", () => {
  const checked = checkBody(bodyOf('{"type":"snippet","fileId":"f3c1"}'));
  expect(checked).toMatchObject({ ok: true, snippetRow: -1, stored: { fileIds: [] } });
});
