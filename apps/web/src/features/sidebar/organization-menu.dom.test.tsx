import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Account } from "@stemma/contract/accounts.contract";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { OrganizationMenu } from "./organization-menu.tsx";

afterEach(putAway);

const organizations = ["apple", "Öfen", "Olga Owner's Stemma", "Zebra"].map((organizationName) => ({
  id: `id of ${organizationName}`,
  organizationName,
}));

async function openMenu(isOperator = false) {
  const onSwitch = vi.fn();
  const ignore = () => {};
  const account = { user: { firstName: "Olga Owner" }, organization: organizations[1] };
  const drawn = drawComponent(
    inRouter(
      <OrganizationMenu
        account={account as unknown as Account}
        onSwitch={onSwitch}
        onMembers={ignore}
        onCreateOrJoin={ignore}
        onSettings={ignore}
        onSignOut={ignore}
      />,
    ),
    {
      "organizations/list": { items: organizations },
      "administration/access": { isOperator },
    },
  );
  await drawn.person.click(await screen.findByRole("button", { name: "Öfen: Organization menu" }));
  return { ...drawn, onSwitch, menu: await screen.findByRole("menu") };
}

test("the menu greets the person, marks the active organization, lists the others in the server's order", async () => {
  const { menu } = await openMenu();
  expect(menu.textContent).toContain("Hello, Olga Owner!");
  expect(menu.textContent).toContain("Öfen(active)");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/apple$/),
    expect.stringMatching(/Olga Owner's Stemma$/),
    expect.stringMatching(/Zebra$/),
    "Members",
    "Create / Join Organization",
    "Trash",
    "Settings",
    "Sign out",
  ]);
});

test("an operator of the server finds the administration there", async () => {
  await openMenu(true);
  expect(screen.getByRole("menuitem", { name: "Administration" })).toBeTruthy();
});

test("choosing another organization switches to it", async () => {
  const { person, onSwitch } = await openMenu();
  await person.click(screen.getByRole("menuitem", { name: /Zebra/ }));
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith("id of Zebra");
});
