import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import { aBody } from "../../features/drafts/session/testing/a-draft.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { PageAuthors } from "./page-authors.tsx";

afterEach(putAway);

test("a reader is told when the authors cannot be loaded, and sees them once they can", async () => {
  const text = "Bake it.";
  const page = { publishedVersion: "v1", serializedEditorState: aBody(text) };
  let isLost = true;
  drawComponent(
    inRouter(<PageAuthors page={page as unknown as PageView["page"]} onHide={() => {}} />),
    {
      "versions/authors": () => {
        if (isLost) loseConnection();
        const version = {
          id: "v1",
          previousNode: null,
          sequence: 1,
          subjectLine: "First",
          publishedAt: new Date().toISOString(),
          publishedBy: "olga",
          publisherName: "Olga Owner",
        };
        return { rows: [[{ length: text.length, sequence: 1 }]], versions: [version] };
      },
    },
  );
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The authors could not be loaded.");
  isLost = false;
  window.dispatchEvent(new Event("online"));
  expect((await screen.findByRole("link", { name: /^Bake it\./ })).textContent).toContain(text);
  expect(screen.getByRole("listitem").textContent).toBe("Olga Owner");
});
