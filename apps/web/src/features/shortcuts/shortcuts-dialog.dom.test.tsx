import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

afterEach(putAway);

test("the list of shortcuts is filtered while one types", async () => {
  const { person } = drawComponent(<ShortcutsDialog onClose={() => {}} />);
  expect(screen.getByRole("heading", { name: "Writing" })).toBeDefined();
  const search = screen.getByRole("searchbox");
  await person.click(search);
  await person.paste("bold");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bold/),
  ]);
  await person.clear(search);
  await person.paste("there is no such shortcut");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});
