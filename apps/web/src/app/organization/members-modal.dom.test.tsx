import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { MembersModal } from "./members-modal.tsx";

afterEach(putAway);

const memberOf = (name: string, role: string) => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  role,
  joinedAt: new Date().toISOString(),
});

const members = [
  memberOf("Ben", "user"),
  memberOf("Mara", "user"),
  memberOf("Olga", "administrator"),
];

test("members find each other by name; only administrators see more than the list", async () => {
  const { person } = drawComponent(
    inRouter(<MembersModal firstTab="members" onClose={() => {}} />),
    {
      "accounts/current": {
        user: { id: "Mara" },
        organization: { organizationName: "The bakery", userIds: ["Ben", "Mara", "Olga"] },
        can: { manage: false },
      },
      "members/list": (input) => {
        const { name = "" } = input as { name?: string };
        const items = members.filter((member) => member.name.toUpperCase().includes(name));
        return { items, nextCursor: null };
      },
      "subscriptions/users": noItems,
    },
  );
  const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  await screen.findByText("Ben");
  expect(rows()).toEqual([
    expect.stringContaining("Ben"),
    expect.stringContaining("Mara (you)"),
    expect.stringMatching(/Olga.*Admin/),
  ]);
  for (const role of ["tab", "combobox"]) expect(screen.queryAllByRole(role)).toEqual([]);
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  const filter = screen.getByRole("searchbox", { name: "Filter members" });
  await person.click(filter);
  await person.paste("BEN");
  await waitFor(() => expect(rows()).toHaveLength(1));
  await person.paste(" nobody at all");
  await screen.findByText("Nobody found");
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
});
