import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { putAway } from "../../../lib/testing/draw-component.tsx";
import { aText } from "../testing/a-text.ts";
import { drawConflicts } from "../testing/draw-conflicts.tsx";

afterEach(putAway);

const base = aText("Bread", { a: "Feed it at six.", b: "Mix at four." });

/** Both sides changed both paragraphs. */
const inTexts = {
  base,
  ours: aText("Bread", { a: "Feed it at seven.", b: "Mix at five." }),
  theirs: aText("Bread", { a: "Feed it at nine.", b: "Mix at three." }),
};

/** Both sides changed the title. */
const inTitles = {
  base,
  ours: { ...base, title: "Rye" },
  theirs: { ...base, title: "Wheat" },
};

const ownText = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your own text" });
const ownTitle = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your own title" });

test("E puts the caret at the end of the own text, where the keys of choices are text", async () => {
  const { person, progress, loadEditor } = drawConflicts(inTexts);
  loadEditor();
  await person.keyboard("e");
  expect(document.activeElement).toBe(ownText());
  await person.keyboard(" 2 kilos");
  expect(ownText().value).toBe("Feed it at seven. 2 kilos");
  expect(progress()).toBe("1 of 2 resolved");
  expect(screen.getByRole("button", { name: /^Keep Ana’s/, pressed: false })).toBeDefined();
});

test("keys that are typed before the editor is loaded become text, and choose nothing", async () => {
  const { person, progress, loadEditor } = drawConflicts(inTexts);
  await person.keyboard("e");
  await person.keyboard(" 2 kilos{ArrowRight}");
  expect(progress()).toBe("0 of 2 resolved");
  expect(screen.getByText("Paragraph, 1 of 2")).toBeDefined();
  loadEditor();
  expect(document.activeElement).toBe(ownText());
  expect(ownText().value).toBe("Feed it at seven. 2 kilos");
  expect(progress()).toBe("1 of 2 resolved");
});

test("E puts the caret at the end of the own title", async () => {
  const { person, progress } = drawConflicts(inTitles);
  await person.keyboard("e");
  expect(document.activeElement).toBe(ownTitle());
  await person.keyboard(" 2");
  expect(ownTitle().value).toBe("Rye 2");
  expect(progress()).toBe("1 of 1 resolved");
});

test("'Write your own' in the menu puts the caret into the field too", async () => {
  const { person } = drawConflicts(inTitles);
  await person.click(screen.getByRole("button", { name: "More choices" }));
  await person.click(await screen.findByRole("menuitem", { name: /^Write your own/ }));
  await expect.poll(() => screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(ownTitle());
});

test("own words that nobody changed yet decide nothing, and go with the next choice", async () => {
  const { person, progress, loadEditor } = drawConflicts(inTexts);
  loadEditor();
  await person.keyboard("e");
  expect(ownText().value).toBe("Feed it at seven.");
  expect(progress()).toBe("0 of 2 resolved");
  await person.click(screen.getByRole("button", { name: /^Keep Ana’s/ }));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(progress()).toBe("1 of 2 resolved");
  await person.keyboard("e");
  expect(ownText().value).toBe("Feed it at nine.");
  expect(progress()).toBe("1 of 2 resolved");
});

test("own words stand there again after another conflict, but leave the focus to the keys", async () => {
  const { person, loadEditor } = drawConflicts(inTexts);
  loadEditor();
  await person.keyboard("e");
  await person.keyboard(" Or so.");
  await person.click(screen.getByRole("button", { name: "Next (→)" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  await person.keyboard("{ArrowLeft}");
  expect(ownText().value).toBe("Feed it at seven. Or so.");
  expect(document.activeElement).not.toBe(ownText());
  await person.keyboard("e");
  expect(document.activeElement).toBe(ownText());
});
