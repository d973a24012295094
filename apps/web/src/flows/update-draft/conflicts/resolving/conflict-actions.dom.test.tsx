import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { putAway } from "../../../../lib/testing/draw-component.tsx";
import { aText } from "../../testing/a-text.ts";
import { drawConflicts } from "../../testing/draw-conflicts.tsx";

afterEach(putAway);

const base = aText("Bread", { a: "Feed it at six.", b: "Mix at four." });
const nextConflict = () => screen.queryByRole("button", { name: /^Next conflict/ });
const updateDraft = () => screen.getByRole("button", { name: /^Update draft/ });

test("the only conflict offers no next one, and finishing once it is resolved", async () => {
  const { person, onFinish } = drawConflicts({
    base,
    ours: { ...base, title: "Rye" },
    theirs: { ...base, title: "Wheat" },
  });
  expect(nextConflict()).toBeNull();
  await person.keyboard("1");
  expect(nextConflict()).toBeNull();
  await person.click(updateDraft());
  expect(onFinish).toHaveBeenCalledOnce();
});

test("the next conflict is offered while another one is open, and the last open one offers none", async () => {
  const { person } = drawConflicts({
    base,
    ours: aText("Bread", { a: "Feed it at seven.", b: "Mix at five." }),
    theirs: aText("Bread", { a: "Feed it at nine.", b: "Mix at three." }),
  });
  expect(nextConflict()).not.toBeNull();
  await person.keyboard("1{Enter}");
  expect(screen.getByText("Paragraph, 2 of 2")).toBeDefined();
  expect(nextConflict()).toBeNull();
  await person.keyboard("2");
  expect(updateDraft()).toBeDefined();
});
