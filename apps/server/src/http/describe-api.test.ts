import { beforeAll, expect, test } from "vitest";
import { describeApi } from "./describe-api.ts";

let description: Awaited<ReturnType<typeof describeApi>>;

beforeAll(async () => {
  description = await describeApi("Stemma");
});

/** The paths of schemas that accept anything or nothing: zod had a type that JSON Schema cannot express. A `default` is a value. */
function emptySchemas(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const text = JSON.stringify(value);
  if (text === "{}" || text === '{"not":{}}') return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "default" ? [] : emptySchemas(inner, `${path}/${key}`),
  );
}

test("no schema of the description accepts anything or nothing", () => {
  const { paths, components } = description;
  const found = [...emptySchemas(paths, "paths"), ...emptySchemas(components, "components")];
  expect(found).toEqual([]);
});

test("ids are required UUIDs, and lists of ids hold nothing else", () => {
  const uuid = { type: "string", format: "uuid" };
  expect(description.components?.schemas?.["Page"]).toMatchObject({
    properties: {
      id: uuid,
      administratorIds: { type: "array", items: uuid },
      publishedVersion: { anyOf: [uuid, { type: "null" }] },
      serializedEditorState: {
        anyOf: [{ $ref: "#/components/schemas/PageBody" }, { type: "null" }],
      },
    },
    required: expect.arrayContaining(["id", "updatedBy", "publishedVersion", "deletedBy"]),
  });
});
