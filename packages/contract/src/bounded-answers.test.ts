import { isContractProcedure } from "@orpc/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./contract.ts";

const procedures = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, procedure]) => ({ name: `${feature}.${name}`, procedure })),
);

/** The paths of a JSON schema's arrays without `maxItems`, such as `list.items.userIds`. */
function endlessArrays(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => endlessArrays(one, place));
  if (typeof schema !== "object" || schema === null) return [];
  const found = Object.entries(schema).flatMap(([key, value]) =>
    key === "properties"
      ? Object.entries(value).flatMap(([name, one]) => endlessArrays(one, `${place}.${name}`))
      : endlessArrays(value, place),
  );
  const isEndless = "type" in schema && schema.type === "array" && !("maxItems" in schema);
  return isEndless ? [place, ...found] : found;
}

test.each(procedures)("every array in the answers of $name is bounded", ({ name, procedure }) => {
  if (!isContractProcedure(procedure)) return expect.fail("no procedure");
  const { outputSchema, errorMap } = procedure["~orpc"];
  const errors: object[] = Object.values(errorMap);
  const data = errors.map((error) => ("data" in error ? error.data : undefined));
  const found = [outputSchema, ...data].flatMap((schema) =>
    schema instanceof z.ZodType
      ? endlessArrays(z.toJSONSchema(schema, { unrepresentable: "any" }), name)
      : [],
  );
  expect(found).toEqual([]);
});

test("an unbounded array is found", () => {
  const schema = z.object({ items: z.array(z.object({ ids: z.array(z.string()) })).max(5) });
  expect(endlessArrays(z.toJSONSchema(schema), "list")).toEqual(["list.items.ids"]);
});
