import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { DraftLink } from "./draft-link.tsx";

afterEach(putAway);

test.each([
  { whose: "was published since", isStale: true },
  { whose: "was not published since", isStale: false },
])("a draft whose page $whose is outdated: $isStale", ({ isStale }) => {
  const draft = {
    pageId: "bread",
    pageTitle: "The bread day",
    isPageDeleted: false,
    isStale,
    updatedAt: new Date().toISOString(),
  } as DraftSummary;
  drawComponent(inRouter(<DraftLink draft={draft} now={new Date()} hasPath={false} />));
  const { textContent } = screen.getByRole("link", { name: /The bread day/ });
  expect(textContent.includes("Outdated")).toBe(isStale);
});
