import { FilePen } from "lucide-react";
import type { DraftSummary } from "@stemma/contract/shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ItemLink } from "../../ui/item-link.tsx";

interface DraftLinkProps {
  readonly draft: DraftSummary;
  readonly now: Date;
}

/** One of the person's own drafts; leads straight into editing. */
export function DraftLink({ draft, now }: DraftLinkProps) {
  return (
    <ItemLink
      link={{ to: "/page/$pageId", params: { pageId: draft.pageId }, search: { edit: true } }}
      icon={FilePen}
      kind="Draft"
      title={displayPageTitle(draft.pageTitle)}
      isDeleted={draft.isPageDeleted}
      path={draft.workspaceName}
      time={`Last updated ${relativeTime(new Date(draft.updatedAt), now)}`}
    />
  );
}
