import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";
import { expect, test } from "vitest";
import { routeName } from "./route-names.ts";

const procedures = Object.entries(contract).flatMap(([feature, names]) =>
  Object.entries(names).flatMap(([name, procedure]) =>
    isContractProcedure(procedure)
      ? [{ name: `${feature}/${name}`, route: procedure["~orpc"].route }]
      : [],
  ),
);

test("a call of our client and one of the API are counted under the same procedure", () => {
  expect(procedures.length).toBeGreaterThan(50);
  for (const { name, route } of procedures) {
    const method = route.method ?? "POST";
    expect(routeName(method, `/rpc/${name}?data=x`)).toBe(name);
    const path = (route.path ?? "").replaceAll(
      /\{[^}]+\}/g,
      "0190b3a4-0000-7000-8000-000000000000",
    );
    expect(routeName(method, `/api${path}?x`), path).toBe(name);
  }
});

test.each([
  ["GET", "/page/0190b3a4-0000-7000-8000-000000000000?edit", "screen"],
  ["GET", "/", "screen"],
  ["GET", "/assets/index-1.js", "asset"],
  ["GET", "/files/0190b3a4-0000-7000-8000-000000000000/a.png", "file"],
  ["POST", "/api/files?draftId=1", "upload"],
  ["POST", "/api/auth/sign-in/email", "sign-in"],
  ["GET", "/readyz", "health"],
  ["GET", "/rpc/no/such", "other"],
  ["GET", "/api/nothing/0190b3a4", "other"],
  ["PATCH", "/anything", "other"],
])("%s %s is counted as '%s', whatever its ids are", (method, url, name) => {
  expect(routeName(method, url)).toBe(name);
});
