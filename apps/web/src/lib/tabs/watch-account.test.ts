import { QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orpc } from "../api.ts";
import { watchAccount } from "./watch-account.ts";
import { tabOrganization, workIn } from "./tab-organization.ts";

const accountKey = orpc.accounts.current.queryKey();
const listKey = orpc.workspaces.list.queryKey();
let queryClient: QueryClient;

beforeEach(() => {
  workIn(null);
  queryClient = new QueryClient();
  watchAccount(queryClient);
});
afterEach(() => queryClient.clear());

function read(userId: string, organizationId: string): void {
  const account = { user: { id: userId as UserId }, organization: { id: organizationId } };
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
