import { useEffect } from "react";

/** Sets the title of the browser tab while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
