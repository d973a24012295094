import { useEffect } from "react";

/** Names the browser tab while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
