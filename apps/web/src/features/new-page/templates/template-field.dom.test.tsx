import { screen, waitFor } from "@testing-library/react";
import { blankBody } from "@stemma/document/blank-body";
import type { WorkspaceId } from "@stemma/domain/ids";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway, refusal } from "../../../lib/testing/draw-component.tsx";
import { TemplateField } from "./template-field.tsx";

afterEach(putAway);

const template = (id: string, name: string, from = "product") => ({
  id,
  name,
  from,
  icon: "📎",
  description: `What ${name} is for`,
});

const items = [template("how-to", "How-to"), template("onboarding", "Onboarding")];

function drawField(answers: Parameters<typeof drawComponent>[1] = {}) {
  const onTemplate = vi.fn();
  const onManage = vi.fn();
  const drawn = drawComponent(
    <TemplateField workspaceId={"w" as WorkspaceId} {...{ onTemplate, onManage }} />,
    {
      "templates/offered": { items, defaultTemplate: null },
      "templates/get": (input) => ({
        ...(input as object),
        name: "How-to",
        icon: null,
        pageTitle: "How to {{title}}",
        serializedEditorState: blankBody(),
      }),
      "accounts/current": {
        user: { firstName: "Ana", lastName: "Weiss" },
        configuration: { orgDisplayName: null },
      },
      ...answers,
    },
  );
  return { ...drawn, onTemplate, onManage };
}

test("a page is blank until a template is chosen, which can be taken back", async () => {
  const { person, onTemplate } = drawField();
  const option = await screen.findByRole("radio", { name: "How-to What How-to is for" });
  const blank = screen.getByRole("radio", { name: /^Blank page/ });
  expect(blank).toHaveProperty("checked", true);
  expect(onTemplate).toHaveBeenLastCalledWith(null);
  expect(screen.queryByLabelText("Title")).toBeNull();
  await person.click(option);
  await person.type(screen.getByLabelText("Title"), "bake ");
  expect(onTemplate).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: "how-to", title: "bake" }),
  );
  await screen.findByText("How to bake");
  await person.click(blank);
  expect(onTemplate).toHaveBeenLastCalledWith(null);
});

test("the default of the workspace is chosen until the person chooses", async () => {
  const { person, onTemplate } = drawField({
    "templates/offered": { items, defaultTemplate: "onboarding" },
  });
  await waitFor(() =>
    expect(
      screen.getByRole("radio", { name: "Onboarding Default of this workspace" }),
    ).toHaveProperty("checked", true),
  );
  expect(onTemplate).toHaveBeenLastCalledWith(expect.objectContaining({ id: "onboarding" }));
  await person.click(screen.getByRole("radio", { name: /^Blank page/ }));
  expect(onTemplate).toHaveBeenLastCalledWith(null);
});

test("without an answer, a blank page can still be made, and the templates be asked for again", async () => {
  let isDown = true;
  const { person } = drawField({
    "templates/offered": () =>
      isDown ? refusal("UNEXPECTED", 500) : { items, defaultTemplate: null },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("radio", { name: /^Blank page/ })).toHaveProperty("checked", true);
  isDown = false;
  await person.click(again);
  await screen.findByRole("radio", { name: /^Onboarding/ });
});

test("the templates can be managed", async () => {
  const { person, onManage } = drawField();
  await screen.findByRole("radio", { name: /^How-to/ });
  await person.click(screen.getByRole("button", { name: "Manage templates" }));
  expect(onManage).toHaveBeenCalledOnce();
});

test("while the templates are read, a person is told so, and nothing claims to be the default", async () => {
  let answer: () => void = () => {};
  const isRead = new Promise<void>((resolve) => (answer = resolve));
  drawField({
    "templates/offered": async () => {
      await isRead;
      return { items, defaultTemplate: "onboarding" };
    },
  });
  const list = screen.getByRole("radiogroup", { name: "Start with" });
  expect(screen.getByRole("status").textContent).toBe("The templates are being loaded.");
  expect(list.querySelector("[aria-busy=true]")).not.toBeNull();
  expect(screen.getByRole("radio", { name: /^Blank page/ })).toHaveProperty("checked", false);
  expect(screen.queryByText("A blank page")).toBeNull();
  answer();
  const chosen = await screen.findByRole("radio", { name: /^Onboarding/ });
  expect(chosen).toHaveProperty("checked", true);
  expect(screen.queryByText("The templates are being loaded.")).toBeNull();
  expect(list.querySelector("[aria-busy=true]")).toBeNull();
});
