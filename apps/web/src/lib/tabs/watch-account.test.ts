import { QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orpc } from "../api.ts";
import { watchAccount } from "./watch-account.ts";
import { tabOrganization, whileLeaving, workIn } from "./tab-organization.ts";

const accountKey = orpc.accounts.current.queryKey();
const listKey = orpc.workspaces.list.queryKey();
let queryClient: QueryClient;
let moves: string[];

beforeEach(() => {
  workIn(null);
  queryClient = new QueryClient();
  moves = [];
  watchAccount(queryClient, (from, to) => moves.push(`${from} to ${to}`));
});
afterEach(() => queryClient.clear());

function read(userId: string, organizationId: string): void {
  const organization = { id: organizationId, organizationName: organizationId };
  const account = { user: { id: userId as UserId }, organization };
  queryClient.setQueryData(accountKey, account as Account);
}

test.each([
  {
    because: "it is the same person in the same organization",
    userId: "ana",
    organizationId: "orchard",
    keeps: true,
  },
  { because: "the organization is another", userId: "ana", organizationId: "bakery", keeps: false },
  { because: "the person is another", userId: "ben", organizationId: "orchard", keeps: false },
])("what a tab has read stays: $keeps, because $because", ({ userId, organizationId, keeps }) => {
  read("ana", "orchard");
  queryClient.setQueryData(listKey, { items: [], nextCursor: null });
  read(userId, organizationId);
  expect(queryClient.getQueryData(listKey) !== undefined).toBe(keeps);
  expect(queryClient.getQueryData(accountKey)).toMatchObject({ user: { id: userId } });
  expect(tabOrganization()).toBe(organizationId);
});

test("a tab that goes into another organization by itself decides what it drops", () => {
  read("ana", "orchard");
  queryClient.setQueryData(listKey, { items: [], nextCursor: null });
  workIn("bakery" as OrganizationId);
  read("ana", "bakery");
  expect(queryClient.getQueryData(listKey)).toBeDefined();
});

test("who is in another organization without having done anything is told, once", () => {
  read("ana", "orchard");
  read("ana", "orchard");
  expect(moves).toEqual([]);
  read("ana", "bakery");
  read("ana", "bakery");
  expect(moves).toEqual(["orchard to bakery"]);
});

test("who leaves, switches, or signs in as somebody else is not told", async () => {
  read("ana", "orchard");
  await whileLeaving(async () => read("ana", "bakery"));
  workIn("mill" as OrganizationId);
  read("ana", "mill");
  read("ben", "orchard");
  expect(moves).toEqual([]);
});
