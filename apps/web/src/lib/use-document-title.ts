import { useEffect } from "react";
import { tabTitle } from "./tab-title.ts";

/** Names the browser tab while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => tabTitle.name(title), [title]);
}
