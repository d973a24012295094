import type { Ref } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../../lib/time/use-now.ts";
import { Pill } from "../../../ui/buttons/pill.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { messages } from "../messages.ts";

interface DeletedPageStateProps {
  readonly view: Pick<PageView, "page" | "can">;
  readonly isEditing: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The state above the title of a deleted page: when it was deleted, and what that means for a draft. Renders nothing
 * for other pages.
 */
export function DeletedPageState({ view: { page, can }, isEditing, ref }: DeletedPageStateProps) {
  const now = useNow([page.deletedAt]);
  if (!page.deleted) return null;
  const way = can.delete ? messages.deleted.restoreFirst : messages.deleted.othersRestoreFirst;
  const when = page.deletedAt === null ? null : relativeTime(new Date(page.deletedAt), now);
  const pill = <Pill tone="ochre">{messages.deleted.pill}</Pill>;
  return (
    <div ref={ref} className="page-state">
      {isEditing ? (
        <Tooltip text={messages.deleted.tooltip(way)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must open by keyboard too */}
          <span tabIndex={0}>{pill}</span>
        </Tooltip>
      ) : (
        pill
      )}
      <span>
        {when !== null && messages.deleted.when(when)}
        {isEditing && ` ${messages.deleted.draft(way)}`}
      </span>
    </div>
  );
}
