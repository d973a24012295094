import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Account } from "@stemma/contract/accounts.contract";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { MemberList } from "./member-list.tsx";

afterEach(putAway);

const account = { user: { id: "Olga Owner" }, can: { manage: true } } as unknown as Account;

const member = (name: string) => ({
  id: name,
  name,
  email: `${name}@example.com`,
  role: "user",
  joinedAt: new Date().toISOString(),
});

test("a long list of members comes in parts", async () => {
  const { person } = drawComponent(inRouter(<MemberList account={account} onRemove={() => {}} />), {
    "members/list": (input) =>
      (input as { cursor?: string }).cursor === "after Ben"
        ? { items: [member("Olga Owner")], nextCursor: null }
        : { items: [member("Ana"), member("Ben")], nextCursor: "after Ben" },
    "subscriptions/users": noItems,
  });
  const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  await screen.findByText("Ben");
  expect(rows()).toEqual([expect.stringContaining("Ana"), expect.stringContaining("Ben")]);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[2]).toContain("Olga Owner (you)");
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});
