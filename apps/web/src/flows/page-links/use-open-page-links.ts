import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { PageId } from "@stemma/domain/ids";
import { hasModifier } from "../../lib/keys/has-modifier.ts";

/**
 * Opens a page link of a text that is clicked, without loading a new document, unless the reader wants a new tab. In the
 * editor, a plain click only places the caret.
 */
export function useOpenPageLinks(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((event: MouseEvent): void => {
    const isPlain = !hasModifier(event);
    const { target } = event;
    if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return;
    const link = target.closest<HTMLElement>("a.page-link[href]");
    const pageId = link?.dataset["page"];
    if (pageId === undefined) return;
    event.preventDefault();
    if (link?.closest('[contenteditable="true"]') == null) {
      void navigate({ to: "/page/$pageId", params: { pageId: pageId as PageId } });
    }
  });
  useEffect(() => {
    const listen = (event: MouseEvent): void => open(event);
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, []);
}
