import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { SidebarPins } from "./sidebar-pins.tsx";

afterEach(putAway);

test("a deleted page says so among the pins of the sidebar", async () => {
  const pin = {
    type: "page",
    kind: "page",
    id: "bread",
    pageTitle: "Bread",
    workspaceName: "Personal",
    deleted: true,
    updatedAt: new Date().toISOString(),
  };
  drawComponent(inRouter(<SidebarPins menuOf={() => null} onMore={() => {}} />), {
    "accounts/current": { configuration: { sidebarSettings: defaultSidebarSettings } },
    "pins/list": { items: [pin], nextCursor: null, count: 1 },
  });
  expect(await screen.findByRole("link", { name: "(Deleted) Bread" })).toBeDefined();
});
