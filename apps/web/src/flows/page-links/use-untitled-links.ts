import { useLayoutEffect, useState } from "react";
import { linkedPagesMax } from "@stemma/document/page-links/linked-pages";
import { untitledAttribute } from "@stemma/document/page-links/link-titles";
import type { PageId } from "@stemma/domain/ids";

/** The page links on screen whose text was drawn without their titles. */
export function untitledLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${untitledAttribute}]`)];
}

interface UntitledLinks {
  /** Each target once, sorted; at most `linkedPagesMax`. */
  readonly pageIds: readonly PageId[];
}

/** The targets of the page links that were drawn without their titles: another object each time such links came on screen. */
export function useUntitledLinks(): UntitledLinks {
  const [links, setLinks] = useState<UntitledLinks>({ pageIds: [] });
  useLayoutEffect(() => {
    const update = (): void => {
      const pageIds = idsOf(untitledLinks());
      setLinks((before) => ({
        pageIds: before.pageIds.join() === pageIds.join() ? before.pageIds : pageIds,
      }));
    };
    const observer = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(hasUntitledLink))) update();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, []);
  return links;
}

function idsOf(links: readonly HTMLElement[]): PageId[] {
  const ids = new Set(links.map(({ dataset }) => dataset["page"] as PageId));
  return [...ids].toSorted().slice(0, linkedPagesMax);
}

function hasUntitledLink(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  return (
    node.hasAttribute(untitledAttribute) || node.querySelector(`[${untitledAttribute}]`) !== null
  );
}
