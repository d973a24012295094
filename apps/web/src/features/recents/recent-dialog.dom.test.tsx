import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { RecentDialog } from "./recent-dialog.tsx";
import { SidebarRecents } from "./sidebar-recents.tsx";

afterEach(putAway);

const accessedAt = new Date().toISOString();
const items = [
  { type: "workspace", id: "bakery", workspaceName: "Bakery", accessedAt },
  {
    type: "page",
    kind: "page",
    id: "bread",
    pageTitle: "Bread",
    workspaceName: "Personal",
    deleted: true,
    isPublished: true,
    accessedAt,
  },
];

/** The dialog over the sidebar, on a server that keeps what it is sent. */
async function drawDialog() {
  let configuration = { id: "o", orgDisplayName: null, sidebarSettings: defaultSidebarSettings };
  const drawn = drawComponent(
    inRouter(
      <>
        <aside>
          <SidebarRecents menuOf={() => null} onMore={() => {}} />
        </aside>
        <RecentDialog onClose={() => {}} />
      </>,
    ),
    {
      "accounts/current": () => ({ configuration }),
      "recents/list": { items },
      "settings/updateConfiguration": (input) => {
        const { sidebarSettings } = input as { sidebarSettings: object };
        configuration = {
          ...configuration,
          sidebarSettings: { ...configuration.sidebarSettings, ...sidebarSettings },
        };
        return configuration;
      },
    },
  );
  await screen.findByRole("link", { name: /Bakery/ });
  await waitFor(() => expect(linksIn("aside")).not.toEqual([]));
  return drawn;
}

const linksIn = (list: string) =>
  [...document.querySelectorAll(`${list} a`)].map(({ textContent }) => textContent);
const bakery = expect.stringContaining("Bakery");
const bread = expect.stringContaining("Bread");

test("Recent shows pages, workspaces or both", async () => {
  const { person } = await drawDialog();
  expect(linksIn("[role=dialog]")).toEqual([bakery, bread]);
  await person.click(screen.getByRole("radio", { name: "Pages" }));
  expect(linksIn("[role=dialog]")).toEqual([bread]);
  await person.click(screen.getByRole("radio", { name: "Workspaces" }));
  expect(linksIn("[role=dialog]")).toEqual([bakery]);
});

test("the sidebar lists the kinds of recent items that are chosen in the settings of Recent", async () => {
  const { person } = await drawDialog();
  expect(linksIn("aside")).toEqual([bakery, bread]);
  await person.click(screen.getByRole("tab", { name: "Settings" }));
  const pages = await screen.findByRole<HTMLInputElement>("radio", { name: "Pages" });
  await person.click(pages);
  await waitFor(() => expect(pages.checked).toBe(true));
  expect(linksIn("aside")).toEqual([bread]);
});

test("a deleted page says so among the recent items of the sidebar", async () => {
  await drawDialog();
  expect(linksIn("aside")).toContain("(Deleted) Bread");
});
