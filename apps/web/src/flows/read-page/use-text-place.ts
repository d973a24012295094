import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { VersionId } from "@stemma/domain/ids";

/** What stands in the place of the page's text: the changes since the person last read it, or its authors. */
type InPlace = "changes" | "authors";

/**
 * What stands in the place of the text of the version on screen; another version begins with its text. `show` puts
 * something there, or the text with `null`.
 */
export function useTextPlace({ publishedVersion }: Pick<PageView["page"], "publishedVersion">) {
  const [chosen, setChosen] = useState<{ what: InPlace; of: VersionId } | null>(null);
  return {
    inPlace: chosen !== null && chosen.of === publishedVersion ? chosen.what : null,
    show: (what: InPlace | null) =>
      setChosen(what === null || publishedVersion === null ? null : { what, of: publishedVersion }),
  };
}
