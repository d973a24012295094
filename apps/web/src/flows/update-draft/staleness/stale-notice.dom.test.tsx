import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import { describeStaleness } from "@stemma/document/merge/describe-staleness";
import { someVersions } from "../../../entities/version/testing/a-version.ts";
import { aBody, aDraft } from "../../../features/drafts/session/testing/a-draft.ts";
import { answerInThread } from "../../../lib/testing/answer-in-thread.ts";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import type { StalenessRequest } from "./staleness.worker.ts";

afterEach(putAway);

test("the notice names who published what since, and counts what of one's own it touches", async () => {
  answerInThread(({ base, ours, theirs }: StalenessRequest) =>
    describeStaleness(base, ours, theirs),
  );
  const items = someVersions("v1", "v2<v1", "v3<v2");
  const bodies = new Map([
    ["v1", aBody("Feed it at six.", "Mix it.", "Bake it.")],
    ["v3", aBody("Feed it at seven.", "Mix it.", "Bake it.", "Sell it.")],
  ]);
  const draft = aDraft({
    previousNode: "v1" as VersionId,
    serializedEditorState: aBody("Feed it at noon.", "Mix it.", "Bake it well."),
  });
  drawComponent(
    <StaleNotice
      draft={draft}
      publishedVersion={"v3" as VersionId}
      isUpdating={false}
      onCompare={() => {}}
      onUpdate={() => {}}
    />,
    {
      "versions/list": { items, reverts: [], nextCursor: null },
      "versions/get": (input) => {
        const { versionId } = input as { versionId: string };
        const version = items.find(({ id }) => id === versionId);
        return { ...version, serializedEditorState: bodies.get(versionId) };
      },
    },
  );
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toContain(
      "2 versions were published since you started: Ana, “v3”; Ana, “v2”. " +
        "1 of your 2 changes touches the same paragraph.",
    ),
  );
});
