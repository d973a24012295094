import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { BlockId } from "@stemma/document/block-id";
import type { VersionId } from "@stemma/domain/ids";
import { showToast } from "../../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

interface PageSearch {
  readonly version?: VersionId;
}

/** Of the address's parameters, a link keeps the archived version on screen. */
function linkSearch({ version }: PageSearch): PageSearch {
  return version === undefined ? {} : { version };
}

const here = { from: "/page/$pageId", to: "/page/$pageId", params: true } as const;

/**
 * The link to a row of the page on screen, or of the archived version on screen: builds its address, goes there, or copies
 * it. Where the browser refuses to copy, the link is put into the address bar.
 */
export function useRowLink() {
  const router = useRouter();
  const hrefOf = useCallback(
    (id: BlockId): string => router.buildLocation({ ...here, search: linkSearch, hash: id }).href,
    [router],
  );
  const open = useCallback(
    (id: BlockId): void =>
      void router.navigate({ ...here, search: linkSearch, hash: id, resetScroll: false }),
    [router],
  );
  const copy = useCallback(
    async (id: BlockId): Promise<void> => {
      try {
        await navigator.clipboard.writeText(new URL(hrefOf(id), location.origin).href);
        showToast(messages.linkCopied);
      } catch {
        // Browsers offer the clipboard to pages with HTTPS only, and a person can forbid its use.
        open(id);
        showToast(messages.linkInAddressBar);
      }
    },
    [hrefOf, open],
  );
  /** Whether the address on screen is that of the row: the router does nothing when it is opened again. */
  const isHere = useCallback((id: BlockId): boolean => router.state.location.hash === id, [router]);
  return { hrefOf, isHere, open, copy };
}
