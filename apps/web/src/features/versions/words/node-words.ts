import { relativeTime } from "@stemma/domain/time/relative-time";
import { draftKey, type NodeKey } from "../layout/link-history.ts";
import type { HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";
import { behindWords } from "./behind-words.ts";
import { fullDateTime } from "../../../lib/time/full-date-time.ts";
import { shortDate } from "../../../lib/time/short-date.ts";

/** The label under a dot of the tree, and the node's accessible name. */
export interface NodeWords {
  readonly title: string;
  readonly caption: string;
  readonly spoken: string;
}

/** The label and accessible name of one node. */
export function nodeWords(model: HistoryModel, key: NodeKey, now: Date): NodeWords {
  return key === draftKey ? draftWords(model, now) : versionWords(model, key, now);
}

function draftWords({ draft, byId }: HistoryModel, now: Date): NodeWords {
  if (draft === null) return { title: "", caption: "", spoken: "" };
  const base = draft.previousNode === null ? undefined : byId.get(draft.previousNode);
  const stale = behindWords(draft);
  const saved = messages.saved(relativeTime(new Date(draft.updatedAt), now));
  const parts = [
    messages.yourDraft,
    ...(base === undefined ? [] : [messages.branchedFrom(base.publishMessage.subjectLine)]),
    ...(stale === null ? [] : [stale]),
    saved,
  ];
  return { title: messages.yourDraft, caption: stale ?? saved, spoken: parts.join(", ") };
}

function versionWords(model: HistoryModel, key: NodeKey, now: Date): NodeWords {
  const { byId, publishedVersion } = model;
  const version = key === draftKey ? undefined : byId.get(key);
  if (version === undefined) return { title: "", caption: "", spoken: "" };
  const { publishMessage, publisherName, publishedAt, previousNode, id } = version;
  const parent = previousNode === null ? undefined : byId.get(previousNode);
  const parts = [
    publishMessage.subjectLine,
    ...(id === publishedVersion ? [messages.treeView.publishedVersion] : []),
    publisherName,
    fullDateTime(publishedAt),
    parent === undefined
      ? messages.treeView.firstVersion
      : messages.branchedFrom(parent.publishMessage.subjectLine),
  ];
  return {
    title: publishMessage.subjectLine,
    caption: `${givenName(publisherName)} · ${shortDate(publishedAt, now)}`,
    spoken: parts.join(", "),
  };
}

/** The first word of a name, because the label under a dot is narrow. */
function givenName(name: string): string {
  return name.trim().split(/\s/u)[0] ?? name;
}
