import { lazy, Suspense, useState, type ComponentType } from "react";

/**
 * A component in a chunk of its own that can be fetched ahead of need. Once its chunk is here it is drawn at once: `lazy`
 * alone would first draw nothing, and React holds what comes after that back for 300 ms.
 */
export function preloadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  async function load(): Promise<ComponentType<Props>> {
    loaded = await fetch();
    return loaded;
  }
  const Fetched = lazy(async () => ({ default: await load() }));

  function Preloadable(props: Props) {
    // Chosen once: React drops the state of a component that another one replaces.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return (
      <Suspense>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return {
    Component: Preloadable,
    /** Fetches the chunk quietly; where that fails, drawing it fetches again. */
    preload: () => void load().catch(() => undefined),
  };
}
