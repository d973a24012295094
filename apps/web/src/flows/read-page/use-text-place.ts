import { useState } from "react";
import { flushSync } from "react-dom";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { isWriting } from "../../lib/keys/keyboard.ts";
import { useWindowKeys } from "../../lib/keys/use-window-keys.ts";

/** What stands in the place of the page's text: the changes since the person last read it, or its authors. */
type InPlace = "changes" | "authors";

/**
 * What stands in the place of the text of the version on screen; another version begins with its text. `show` puts
 * something there, or the text with `null`. Escape brings the text back, and so does `leave`; `onFocusLost` is then
 * called if the focus was in what is gone.
 */
export function useTextPlace(
  { publishedVersion }: Pick<PageView["page"], "publishedVersion">,
  onFocusLost: (left: InPlace) => void,
) {
  const [chosen, setChosen] = useState<{ what: InPlace; of: VersionId } | null>(null);
  const inPlace = chosen !== null && chosen.of === publishedVersion ? chosen.what : null;

  function leave(): void {
    if (inPlace === null) return;
    flushSync(() => setChosen(null));
    if (document.activeElement === document.body) onFocusLost(inPlace);
  }
  useWindowKeys((event) => {
    if (event.key !== "Escape" || inPlace === null) return;
    if (event.defaultPrevented || event.isComposing || hasOwnEscape(event.target)) return;
    event.preventDefault();
    leave();
  });

  return {
    inPlace,
    show: (what: InPlace | null) =>
      setChosen(what === null || publishedVersion === null ? null : { what, of: publishedVersion }),
    leave,
  };
}

/** Whether Escape has a meaning of its own at `target`: in a field, a menu, a dialog or a toast. */
function hasOwnEscape(target: EventTarget | null): boolean {
  return (
    isWriting(target) ||
    (target instanceof Element &&
      target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null)
  );
}
