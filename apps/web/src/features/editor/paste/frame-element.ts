import { newBlockId } from "@stemma/document/block-id";
import type { CalloutTone, Container } from "@stemma/document/containers/container";
import { toneOfWord } from "../callouts/tone-of-word.ts";

/**
 * The frame that an element is: a callout or a toggle of a Stemma page, an alert of GitHub, a panel or an expand macro of Confluence, a
 * callout of Notion, a notice or a toggle of Outline, or the `<details>` of any page. `null` for other elements.
 */
export function frameOfElement(element: Element): Container | null {
  if (isToggle(element)) return { kind: "toggle", id: newBlockId() };
  const tone = toneOfElement(element);
  return tone === null ? null : { kind: "callout", id: newBlockId(), tone };
}

function isToggle(element: Element): boolean {
  if (element.localName === "details" || expandTitle(element) !== "") return true;
  return (
    ["toggle", "toggle-block", "expand-container"].some((name) =>
      element.classList.contains(name),
    ) && element.localName !== "ul"
  );
}

/** The title that an expand macro of Confluence keeps beside its rows; empty for other elements. */
export function expandTitle(element: Element): string {
  const isExpand = /^(?:nestedE|e)xpand$/.test(element.getAttribute("data-node-type") ?? "");
  return isExpand ? (element.getAttribute("data-title") ?? "").trim() : "";
}

function toneOfElement(element: Element): CalloutTone | null {
  const panel = element.getAttribute("data-panel-type");
  if (panel !== null) return toneOfWord(panel) ?? "note";
  const { classList } = element;
  const isNotice = classList.contains("notice-block");
  const isCallout = ["callout", "markdown-alert", "confluence-information-macro"].some((name) =>
    classList.contains(name),
  );
  if (!isCallout && !isNotice) return null;
  for (const name of classList) {
    const word = /^(?:callout|markdown-alert|confluence-information-macro)-(\w+)$/.exec(name)?.[1];
    // Outline names the tone in a class of its own.
    const tone = toneOfWord(word ?? (isNotice ? name : ""));
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
