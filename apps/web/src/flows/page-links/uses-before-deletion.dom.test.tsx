import { screen } from "@testing-library/react";
import type { PageId } from "@stemma/domain/ids";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { UsesBeforeDeletion } from "./uses-before-deletion.tsx";

afterEach(putAway);

test("whoever deletes a snippet reads on which pages it will be missing", async () => {
  const items = Array.from({ length: 9 }, (_, at) => ({ id: `p${at}`, pageTitle: `Page ${at}` }));
  drawComponent(<UsesBeforeDeletion pageId={"hours" as PageId} />, {
    "snippets/uses": { items, count: 12 },
  });
  await screen.findByText(/^12 pages show this snippet/);
  const named = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(named).toEqual([...items.slice(0, 8).map(({ pageTitle }) => pageTitle), "and 4 more"]);
});
