import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { drawPageLink } from "@stemma/document/page-links/draw-page-link";
import { linkTitlesOf } from "@stemma/document/page-links/link-titles";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { untitledLinks, useUntitledLinks } from "./use-untitled-links.ts";
import { useOpenPageLinks } from "./use-open-page-links.ts";

/** The number of link targets on screen whose changes are followed live. */
const followedMax = 40;

/**
 * Draws the titles of the page links on screen: in the editor, in comparisons and wherever a text is drawn without them.
 * Opens a page link that is clicked without loading a new document. Draws nothing itself.
 */
export function LinkTitles() {
  const { data, isPlaceholderData, links } = useLinkTargets();
  useLiveTopics((data ?? []).slice(0, followedMax).map(({ pageId }) => `page:${pageId}` as const));
  useLayoutEffect(() => {
    if (data === undefined) return;
    // The answer to an earlier question says nothing of links that came since.
    const titles = linkTitlesOf(isPlaceholderData ? [] : links.pageIds, data);
    for (const element of untitledLinks()) {
      const id = element.dataset["page"] as PageId;
      if (titles.has(id)) drawPageLink(element, titles.get(id));
    }
  }, [data, isPlaceholderData, links]);
  useOpenPageLinks();
  return null;
}

function useLinkTargets() {
  const links = useUntitledLinks();
  const { data, isPlaceholderData } = useQuery({
    ...orpc.links.targets.queryOptions({ input: { pageIds: [...links.pageIds] } }),
    enabled: links.pageIds.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  return { data, isPlaceholderData, links };
}
