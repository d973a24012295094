import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import {
  mentionNamesOf,
  mentionText,
  unnamedAttribute,
} from "@stemma/document/mentions/mention-names";
import { mentionedPeopleMax } from "@stemma/document/mentions/mentioned-people";
import type { UserId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { undrawnElements, useUndrawn } from "../../lib/use-undrawn.ts";

const unnamed = { attribute: unnamedAttribute, key: "person", most: mentionedPeopleMax };

/**
 * Draws the names into the mentions on screen: in the editor, in comparisons and wherever a text is drawn without them.
 * Draws nothing itself.
 */
export function MentionNames() {
  const found = useUndrawn(unnamed);
  const { data, isPlaceholderData } = useQuery({
    ...orpc.mentions.names.queryOptions({ input: { userIds: found.ids.map(toUserId) } }),
    enabled: found.ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => items,
  });
  useLayoutEffect(() => {
    if (data === undefined) return;
    // The answer to an earlier question says nothing of people who came since.
    const names = mentionNamesOf(isPlaceholderData ? [] : found.ids.map(toUserId), data);
    for (const element of undrawnElements(unnamed)) {
      const name = names.get(toUserId(element.dataset["person"] ?? ""));
      const text = mentionText(name);
      if (name !== undefined && element.textContent !== text) element.textContent = text;
    }
  }, [data, isPlaceholderData, found]);
  return null;
}

const toUserId = (id: string) => id as UserId;
