import { registerEventListener, type LexicalEditor } from "lexical";
import { isSafeUrl } from "@stemma/document/safe-url";
import { pageOfAddress } from "../page-links/page-of-address.ts";

/** Opens a link in a new tab on Control-click, Command-click or middle click. A plain click places the caret. */
export function registerLinkOpening(editor: LexicalEditor): () => void {
  const open = (event: MouseEvent): void => {
    const shouldOpen = event.type === "click" ? event.ctrlKey || event.metaKey : event.button === 1;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const url = link?.getAttribute("href") ?? "";
    if (!shouldOpen || !(isSafeUrl(url) || pageOfAddress(url) !== null)) return;
    event.preventDefault();
    window.open(url, "_blank", "noopener,noreferrer");
  };
  return editor.registerRootListener((root) => {
    if (root === null) return;
    const stopClick = registerEventListener(root, "click", open);
    const stopAuxiliary = registerEventListener(root, "auxclick", open);
    return () => {
      stopClick();
      stopAuxiliary();
    };
  });
}
