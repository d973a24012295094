import type { ComponentType } from "react";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { preloadablePart, type PartFailureProps } from "../../lib/preloadable.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { Loader } from "./loader.tsx";

/** A part of a screen or a dialog in a chunk of its own. If the chunk cannot be loaded, a notice in its place says so. */
export function partChunk<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  return preloadablePart(fetch, PartFailure, <Loader />);
}

function PartFailure({ error, onRetry }: PartFailureProps<object>) {
  return <LoadFailure words={failureWords(error)} onRetry={onRetry} />;
}
