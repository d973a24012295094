import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { DraftLink } from "./draft-link.tsx";

afterEach(putAway);

test.each([
  { what: "says that a draft is outdated once its page was published since", isStale: true },
  { what: "does not call a draft outdated without a publish since", isStale: false },
])("the link to a draft $what", ({ isStale }) => {
  const draft = {
    pageId: "bread",
    kind: "page",
    pageTitle: "The bread day",
    isPageDeleted: false,
    isStale,
    updatedAt: new Date().toISOString(),
  } as DraftSummary;
  drawComponent(inRouter(<DraftLink draft={draft} now={new Date()} hasPath={false} />));
  const { textContent } = screen.getByRole("link", { name: /The bread day/ });
  expect(textContent.includes("Outdated")).toBe(isStale);
});

test.each([
  { kind: "page", says: "Draft Opening hours" },
  { kind: "template", says: "Draft of a template Opening hours" },
  { kind: "snippet", says: "Draft of a snippet Opening hours" },
] as const)("the link to the draft of a $kind says what it is", ({ kind, says }) => {
  const updatedAt = new Date().toISOString();
  const draft = { pageId: "hours", kind, pageTitle: "Opening hours", updatedAt } as DraftSummary;
  drawComponent(inRouter(<DraftLink draft={draft} now={new Date()} hasPath={false} />));
  expect(screen.getByRole("link").textContent.replaceAll(/\s+/g, " ")).toContain(says);
});
