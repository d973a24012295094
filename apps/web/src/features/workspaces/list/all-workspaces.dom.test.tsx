import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { AllWorkspaces } from "./all-workspaces.tsx";

afterEach(putAway);

const workspace = (workspaceName: string): ListedWorkspace => ({
  id: workspaceName as WorkspaceId,
  workspaceName,
  icon: null,
  description: "",
  isPersonalWorkspace: false,
  updatedAt: "2026-11-01T00:00:00.000Z",
  role: "editor",
  can: { createPage: true, manage: false },
  organizationRole: null,
  latestChange: null,
  isMuted: false,
});

const kitchens = Array.from({ length: 10 }, (_, index) => workspace(`Kitchen ${index}`));
const draw = (workspaces: readonly ListedWorkspace[]) =>
  drawComponent(inRouter(<AllWorkspaces workspaces={workspaces} unread={new Map()} />));
const filter = () => screen.getByRole("searchbox", { name: /^Filter workspaces/ });
const shown = () => screen.queryAllByRole("link").length;
const told = () => screen.getByRole("status").textContent;

test("a workspace says how many of its pages are unread, and nothing where there are none", () => {
  const [first, second] = [workspace("Kitchen"), workspace("Cellar")];
  drawComponent(
    inRouter(<AllWorkspaces workspaces={[first, second]} unread={new Map([[second.id, 3]])} />),
  );
  expect(screen.getByRole("link", { name: /Cellar/ }).textContent).toContain("3 unread");
  expect(screen.getByRole("link", { name: /Kitchen/ }).textContent).not.toContain("unread");
});

test("ten workspaces have no filter", () => {
  draw(kitchens);
  expect(shown()).toBe(10);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("of eleven workspaces, those that the typed words name are left, and counted for screen readers", async () => {
  const { person } = draw([...kitchens, workspace("Cellar")]);
  expect(told()).toBe("");
  await person.type(filter(), "kit");
  await waitFor(() => expect(shown()).toBe(10));
  expect(told()).toBe("10 workspaces found");
  await person.type(filter(), " 7");
  await waitFor(() => expect(told()).toBe("1 workspace found"));
  expect(screen.getByRole("link").textContent).toContain("Kitchen 7");
});

test("a filter that finds nothing says so, and Escape brings all workspaces back", async () => {
  const { person } = draw([...kitchens, workspace("Cellar")]);
  await person.type(filter(), "attic");
  await screen.findByText("No workspace has that in its name or description.");
  expect(shown()).toBe(0);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(shown()).toBe(11));
  expect(filter()).toHaveProperty("value", "");
  expect(screen.queryByText("No workspace found")).toBeNull();
});
