import { newBlockId } from "@stemma/document/block-id";
import type { CalloutTone, Container } from "@stemma/document/containers/container";
import { toneOfWord } from "../callouts/tone-of-word.ts";

/**
 * The callout that an element is: one of a Stemma page, an alert of GitHub, a panel of Confluence, a callout of Notion.
 * `null` for other elements.
 */
export function calloutOfElement(element: Element): Container | null {
  const tone = toneOfElement(element);
  return tone === null ? null : { kind: "callout", id: newBlockId(), tone };
}

function toneOfElement(element: Element): CalloutTone | null {
  const panel = element.getAttribute("data-panel-type");
  if (panel !== null) return toneOfWord(panel) ?? "note";
  const { classList } = element;
  const isCallout = ["callout", "markdown-alert", "confluence-information-macro"].some((name) =>
    classList.contains(name),
  );
  if (!isCallout) return null;
  for (const name of classList) {
    const word = /^(?:callout|markdown-alert|confluence-information-macro)-(\w+)$/.exec(name)?.[1];
    const tone = word === undefined ? null : toneOfWord(word);
    if (tone !== null) return tone;
  }
  return "note";
}

/** Whether an element only names the callout that it stands in: the callout's tone says the same. Other titles are rows. */
export function isCalloutTitle(element: Element, callout: Container | null): boolean {
  if (callout?.kind !== "callout" || !element.classList.contains("markdown-alert-title"))
    return false;
  return toneOfWord(element.textContent.trim()) === callout.tone;
}
