import { FileText } from "lucide-react";
import type { FoundText } from "@stemma/contract/search.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { Excerpt } from "../../ui/layout/excerpt.tsx";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { messages } from "./messages.ts";

interface FoundTextLinkProps {
  readonly item: FoundText;
  readonly now: Date;
}

/** A page found by its text, with an excerpt. */
export function FoundTextLink({ item, now }: FoundTextLinkProps) {
  return (
    <ItemLink
      link={{ to: "/page/$pageId", params: { pageId: item.id } }}
      icon={FileText}
      emoji={item.icon}
      kind={messages.kinds.page}
      title={displayPageTitle(item.pageTitle)}
      path={item.workspaceName}
      time={messages.lastUpdated(relativeTime(new Date(item.updatedAt), now))}
      excerpt={<Excerpt parts={item.excerpt} />}
    />
  );
}
