import { lazy, Suspense, useState, type ComponentType } from "react";

/**
 * A component in its own chunk that can be loaded in advance. A loaded component is drawn at once: `lazy` alone would
 * draw nothing first, and React then delays the content by 300 ms.
 */
export function preloadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  async function load(): Promise<ComponentType<Props>> {
    loaded = await fetch();
    return loaded;
  }
  const Fetched = lazy(async () => ({ default: await load() }));

  function Preloadable(props: Props) {
    // Chosen once: React drops the state of a component that is replaced by another one.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return (
      <Suspense>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return {
    Component: Preloadable,
    /** Loads the chunk, and resolves when it has arrived or failed: drawing the component loads it again. */
    preload: async (): Promise<void> => {
      await load().catch(() => undefined);
    },
  };
}
