import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { snippetsMax } from "@stemma/document/snippets/body-snippets";
import { snippetOfKey, type SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { insideSnippet, shownSnippets } from "@stemma/document/snippets/snippet-html";
import { unshownAttribute } from "@stemma/document/snippets/unshown-snippet";
import { loadSnippetDrawing } from "../../features/pages/text/snippet-drawing.ts";
import { orpc } from "../../lib/api.ts";
import { useLiveTopics } from "../../lib/live/use-live-topics.ts";
import { undrawnElements, useUndrawn } from "../../lib/use-undrawn.ts";
import { showDrawingsIn } from "../../ui/drawn/show-drawings.ts";

/** The number of snippets on screen whose changes are followed live. */
const followedMax = 40;

const onScreen = { attribute: "data-snippet", key: "snippet", most: snippetsMax };
const unshown = { attribute: unshownAttribute, key: "snippet", most: snippetsMax };

/**
 * Draws the texts of the snippets on screen: in the editor, in comparisons and wherever a text is drawn without them. Follows all of them
 * live; what draws a page with its snippets is read again then. Draws nothing itself.
 */
export function SnippetTexts() {
  const followed = useSnippets(onScreen).slice(0, followedMax);
  useLiveTopics([...new Set(followed.map(({ id }) => `page:${id}` as const))]);
  const hasAny = followed.length > 0;
  // A page that is published from here is drawn with its snippets at once.
  useEffect(() => {
    if (hasAny) void loadSnippetDrawing();
  }, [hasAny]);
  const asked = useSnippets(unshown);
  const { data, isPlaceholderData } = useQuery({
    ...orpc.snippets.texts.queryOptions({
      input: {
        snippets: asked.map(({ id, version = null }) => ({ snippetId: id, versionId: version })),
      },
    }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  useLayoutEffect(() => {
    if (data === undefined) return;
    // The answer to an earlier question says nothing of snippets that came since.
    const shown = shownSnippets(isPlaceholderData ? [] : asked, data);
    for (const element of undrawnElements(unshown)) {
      const key = element.dataset["snippet"] ?? "";
      const snippet = snippetOfKey(key);
      const known = shown.get(key);
      if (snippet === null || known === undefined) continue;
      const html = insideSnippet(snippet, known);
      if (drawn.get(element) === html) continue;
      drawn.set(element, html);
      // `bodyToHtml` escapes all text and drops unsafe URLs.
      element.innerHTML = html;
      showDrawingsIn(element, html);
    }
  }, [data, isPlaceholderData, asked]);
  return null;
}

/** What was drawn into each element: what is drawn again would close its toggles. */
const drawn = new WeakMap<HTMLElement, string>();

function useSnippets(which: Parameters<typeof useUndrawn>[0]): readonly SnippetAttributes[] {
  // Another object also where the same snippets came on screen again, to be drawn again.
  const found = useUndrawn(which);
  return useMemo(() => found.ids.flatMap((key) => snippetOfKey(key) ?? []), [found]);
}
