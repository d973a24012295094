import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { someVersions } from "../../entities/version/testing/a-version.ts";
import { aBody, aDraft } from "../../features/drafts/session/testing/a-draft.ts";
import { answerInThread } from "../../lib/testing/answer-in-thread.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { offerPassages } from "./offer-passages.ts";
import type { OfferRequest } from "./offer.worker.ts";
import { TakePassagesDialog } from "./take-passages-dialog.tsx";

afterEach(putAway);

/** The dialog over the version “First”, with a draft of this text. */
function drawDialog(...drafted: readonly string[]) {
  answerInThread(({ text, version, timeBoundMs }: OfferRequest) =>
    offerPassages(text, version, timeBoundMs),
  );
  const view = { page: {}, draft: aDraft({ serializedEditorState: aBody(...drafted) }) };
  const [first] = someVersions("First");
  drawComponent(
    inRouter(
      <TakePassagesDialog
        view={view as unknown as PageView}
        versionId={"First" as VersionId}
        onClose={() => {}}
      />,
    ),
    { "versions/get": { ...first, serializedEditorState: aBody("Bake it.", "Salt it.") } },
  );
}

test("a version with nothing to take says so", async () => {
  drawDialog("Bake it.", "Salt it.");
  await screen.findByText("Your draft already has every passage of “First”.");
});

test("a version offers the passage that the draft lacks", async () => {
  drawDialog("Bake it.");
  expect(
    await screen.findByRole("checkbox", { name: /^Salt it\..*Not in your draft$/ }),
  ).toBeDefined();
});
