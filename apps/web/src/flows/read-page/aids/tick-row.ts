import type { QueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { BlockId } from "@stemma/document/block-id";
import { checkRow } from "@stemma/document/check-row";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../../lib/queries/optimistic-change.ts";

/** A tick, or a tick taken away, on the screen of a page. */
export interface Tick {
  readonly pageId: PageId;
  readonly blockId: BlockId;
  readonly isChecked: boolean;
  /** The version on screen. */
  readonly previousNode: VersionId;
}

/**
 * Ticks a row of the published page, or takes the tick away, as an optimistic change where the workspace publishes ticks.
 * Elsewhere the page stays as it is and shows that the person has a draft. Throws the server's error on failure.
 */
export async function tickRow(queryClient: QueryClient, tick: Tick) {
  const { pageId } = tick;
  return await changeOptimistically(queryClient, {
    scope: `ticks:${pageId}`,
    draws: [
      drawOn(
        orpc.pages.get.queryKey({ input: { pageId } }),
        (view) => (view.workspace.publishesChecks ? withTick(view, tick) : view),
        (view, answer: Awaited<ReturnType<typeof api.drafts.tickRow>>) =>
          answer.outcome === "drafted" ? { ...view, draft: answer.draft } : withTick(view, tick),
      ),
    ],
    send: () => api.drafts.tickRow(tick),
  });
}

function withTick(view: PageView, { blockId, isChecked }: Tick): PageView {
  const { serializedEditorState: body } = view.page;
  const checked = body && checkRow(body, blockId, isChecked);
  if (checked === null || checked.body === body) return view;
  return { ...view, page: { ...view.page, serializedEditorState: checked.body } };
}
