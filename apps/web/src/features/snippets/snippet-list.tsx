import { Scissors } from "lucide-react";
import type { Snippet } from "@stemma/contract/snippets.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { Pill } from "../../ui/buttons/pill.tsx";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { messages } from "./messages.ts";

/** Snippets, each with its workspace, where it is used, and who changed it last. */
export function SnippetList({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const now = useNow(snippets.map(({ updatedAt }) => updatedAt));
  return (
    <ul>
      {snippets.map((snippet) => {
        const { id, icon, pageTitle, workspaceName, isPublished, usedOn } = snippet;
        const use = usedOn === 0 ? messages.notUsed : pageMessages.usedOn(usedOn);
        const search = isPublished ? {} : ({ edit: true } as const);
        return (
          <li key={id}>
            <ItemLink
              link={{ to: "/page/$pageId", params: { pageId: id }, search }}
              icon={Scissors}
              emoji={icon}
              kind={messages.kind}
              title={displayPageTitle(pageTitle)}
              {...(!isPublished && { mark: <Pill tone="pencil">{messages.draft}</Pill> })}
              path={[workspaceName, ...(isPublished ? [use] : [])]
                .filter((words) => words !== "")
                .join(" · ")}
              time={messages.changed(
                snippet.updatedByName,
                relativeTime(new Date(snippet.updatedAt), now),
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}
