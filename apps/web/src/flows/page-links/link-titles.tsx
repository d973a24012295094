import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { drawPageLink } from "@stemma/document/page-links/draw-page-link";
import { linkedPagesMax } from "@stemma/document/page-links/linked-pages";
import { linkTitlesOf, untitledAttribute } from "@stemma/document/page-links/link-titles";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { undrawnElements, useUndrawn } from "../../lib/use-undrawn.ts";
import { MentionNames } from "../mentions/mention-names.tsx";
import { SnippetTexts } from "../snippets/snippet-texts.tsx";
import { useOpenPageLinks } from "./use-open-page-links.ts";

/** The number of link targets on screen whose changes are followed live. */
const followedMax = 40;

const untitled = { attribute: untitledAttribute, key: "page", most: linkedPagesMax };

/**
 * Draws the titles of the page links on screen, the names in its mentions and the texts of its snippets: in the editor, in comparisons and wherever a
 * text is drawn without them. Opens a page link that is clicked without loading a new document. Draws nothing itself.
 */
export function LinkTitles() {
  const { data, isPlaceholderData, links } = useLinkTargets();
  useLiveTopics((data ?? []).slice(0, followedMax).map(({ pageId }) => `page:${pageId}` as const));
  useLayoutEffect(() => {
    if (data === undefined) return;
    // The answer to an earlier question says nothing of links that came since.
    const titles = linkTitlesOf(isPlaceholderData ? [] : links.ids.map(toPageId), data);
    for (const element of undrawnElements(untitled)) {
      const id = element.dataset["page"] as PageId;
      if (titles.has(id)) drawPageLink(element, titles.get(id));
    }
  }, [data, isPlaceholderData, links]);
  useOpenPageLinks();
  return (
    <>
      <MentionNames />
      <SnippetTexts />
    </>
  );
}

function useLinkTargets() {
  const links = useUndrawn(untitled);
  const { data, isPlaceholderData } = useQuery({
    ...orpc.links.targets.queryOptions({ input: { pageIds: links.ids.map(toPageId) } }),
    enabled: links.ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  return { data, isPlaceholderData, links };
}

const toPageId = (id: string) => id as PageId;
