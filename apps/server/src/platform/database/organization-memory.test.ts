import { expect, test } from "vitest";
import type { OrganizationId } from "@stemma/domain/ids";
import {
  forgetOrganization,
  recallOrganization,
  rememberOrganization,
} from "./organization-memory.ts";

const bakery = "0198a000-0000-7000-8000-000000000001" as OrganizationId;

test("of 50,000 rows the organization is remembered; of more, those are forgotten that nobody asked for longest", () => {
  for (let row = 1; row <= 50_000; row += 1) rememberOrganization(`page ${row}`, bakery);
  expect(recallOrganization("page 1")).toBe(bakery);
  rememberOrganization("a further page", bakery);
  expect(recallOrganization("page 1")).toBe(bakery);
  expect(recallOrganization("page 2")).toBeNull();
  expect(recallOrganization("a further page")).toBe(bakery);
});

test("a row that is forgotten, or was never found, is not known", () => {
  rememberOrganization("a page", bakery);
  forgetOrganization("a page");
  expect(recallOrganization("a page")).toBeNull();
  expect(recallOrganization("no page")).toBeNull();
});
