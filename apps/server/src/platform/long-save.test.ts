import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyPage } from "@stemma/document/testing/any-pages";
import { checkBody } from "./checked-body.ts";
import { readLongSave } from "./long-save.ts";

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const rest = { draftId: "d", expectedRevision: 1, draftNotes: "Ask “Jo” 🍞" };

test("a save is read into its checked body, and the request without it", () => {
  fc.assert(
    fc.property(anyPage(), fc.boolean(), (body, isWrapped) => {
      const input = { ...rest, serializedEditorState: body };
      const bytes = bytesOf(isWrapped ? { json: input, meta: [] } : input);
      const read = readLongSave({ bytes, isWrapped });
      expect(read?.checkedBody).toEqual({ ...checkBody(body), isAsSent: true });
      expect(read?.checkedBody.ok).toBe(true);
      const request = { ...rest, serializedEditorState: {} };
      expect(JSON.parse(read?.request ?? "")).toEqual(isWrapped ? { json: request } : request);
    }),
  );
});

test("a save with an invalid body is read with the first error and its path", () => {
  const children = [{ type: "unknown" }];
  const input = { ...rest, serializedEditorState: { root: { type: "root", children } } };
  const read = readLongSave({ bytes: bytesOf(input), isWrapped: false });
  expect(read?.checkedBody).toMatchObject({
    ok: false,
    error: { path: expect.stringContaining("root.children.0") },
  });
});

test.each([
  ["no JSON", "{", true],
  ["a list", "[]", true],
  ["without an input", "{}", true],
  ["without a body", '{"json":{"draftId":"d"}}', true],
  ["with a list for a body", '{"serializedEditorState":[]}', false],
  [
    "with places that are no plain JSON",
    '{"json":{"serializedEditorState":{}},"meta":[[1]]}',
    true,
  ],
])("a request %s is left to the procedure", (_, text, isWrapped) => {
  expect(readLongSave({ bytes: new TextEncoder().encode(text), isWrapped })).toBe(null);
});
