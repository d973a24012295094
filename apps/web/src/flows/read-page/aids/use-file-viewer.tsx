import { useEffect, useState, type ReactNode } from "react";
import { hasModifier } from "../../../lib/keys/has-modifier.ts";
import { preloadableAid } from "../../../lib/preloadable.tsx";
import { viewedFiles, type ViewedFile } from "./viewed-files.ts";

const viewerChunk = preloadableAid(async () => (await import("./file-viewer.tsx")).FileViewer);

/** The files of a text, and the one that is shown. */
interface Viewing {
  readonly files: readonly ViewedFile[];
  readonly at: number;
}

/** Opens the pictures, diagrams and PDFs of a text in a viewer. A click that asks for another tab is left to the browser. */
export function useFileViewer(text: HTMLElement | null): ReactNode {
  const [viewing, setViewing] = useState<Viewing | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const stop = new AbortController();
    const open = (event: MouseEvent): void => {
      const isPlain = !hasModifier(event);
      const files = isPlain ? viewedFiles(text) : [];
      const at = files.findIndex(({ link }) => link.contains(event.target as Node));
      if (at === -1) return;
      event.preventDefault();
      setViewing({ files: files.map(({ file }) => file), at });
    };
    text.addEventListener("click", open, { signal: stop.signal });
    return () => stop.abort();
  }, [text]);
  if (viewing === null) return null;
  return (
    <viewerChunk.Component
      {...viewing}
      onMove={(at) => setViewing({ ...viewing, at })}
      onClose={() => setViewing(null)}
    />
  );
}
