import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import type { BlockHandle } from "./block-handle.tsx";

type HandleProps = ComponentProps<typeof BlockHandle>;

const Handle = lazy(async () => ({ default: await load() }));

/** The handle, once its chunk has arrived: the editor does not wait for it, and goes without it if it cannot be loaded. */
export function LaterBlockHandle(props: HandleProps) {
  return (
    <Suspense>
      <Handle {...props} />
    </Suspense>
  );
}

async function load(): Promise<ComponentType<HandleProps>> {
  try {
    return (await import("../parts-for-later.ts")).BlockHandle;
  } catch {
    return NoHandle;
  }
}

function NoHandle() {
  return null;
}
