import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { expect, test } from "vitest";
import { isRead } from "./is-read.ts";

function procedures(node: object, path: readonly string[] = []): [string[], string][] {
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) => {
    const here = [...path, name];
    if (isContractProcedure(child)) return [[here, child["~orpc"].route.method ?? "POST"]];
    return typeof child === "object" && child !== null ? procedures(child, here) : [];
  });
}

test("the browser sends GET for exactly the procedures that the contract answers to GET", () => {
  const all = procedures(contract);
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(([path]) => isRead(path))).toEqual(
    all.filter(([, method]) => method === "GET"),
  );
});
