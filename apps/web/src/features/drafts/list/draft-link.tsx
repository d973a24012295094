import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { draftIcon } from "../../../entities/page/item-icon.ts";
import { messages as pageMessages } from "../../../entities/page/messages.ts";
import { messages } from "../messages.ts";
import { ItemLink } from "../../../ui/layout/item-link.tsx";
import { Pill } from "../../../ui/buttons/pill.tsx";

interface DraftLinkProps {
  readonly draft: DraftSummary;
  readonly now: Date;
  /** Shown in lists of several workspaces. */
  readonly hasPath: boolean;
}

/** A link to one of the person's own drafts; opens it in edit mode. */
export function DraftLink({ draft, now, hasPath }: DraftLinkProps) {
  return (
    <ItemLink
      link={{ to: "/page/$pageId", params: { pageId: draft.pageId }, search: { edit: true } }}
      icon={draftIcon(draft.kind)}
      emoji={draft.icon}
      kind={pageMessages.drafts[draft.kind]}
      title={displayPageTitle(draft.pageTitle)}
      isDeleted={draft.isPageDeleted}
      {...(draft.isStale && { mark: <Pill tone="ochre">{messages.outdated}</Pill> })}
      {...(hasPath && { path: draft.workspaceName })}
      time={messages.lastUpdated(relativeTime(new Date(draft.updatedAt), now))}
    />
  );
}
