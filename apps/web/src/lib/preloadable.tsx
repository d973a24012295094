import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { loadUntilThere } from "./load-until-there.ts";

/**
 * The same as `preloadable` for what only helps with a screen: while its chunk cannot be loaded, the screen does without, and it
 * is tried again every few seconds. When it has come, React draws it in slices. `lazy` would draw it at once if something around
 * it changes at that moment, however long that takes.
 */
export function preloadableAid<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const chunk = keepLoaded(() => loadUntilThere(fetch));

  function Aid(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(chunk.loaded);
    useEffect(() => {
      if (Loaded !== null) return;
      void chunk.load().then((Fetched) => startTransition(() => setLoaded(() => Fetched)));
    }, [Loaded]);
    return Loaded === null ? null : (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return { Component: Aid, preload: chunk.preload };
}

/**
 * A component in its own chunk that can be loaded in advance. A loaded component is drawn at once: `lazy` alone would
 * draw nothing first, and React then delays the content by 300 ms.
 */
export function preloadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const chunk = keepLoaded(fetch);
  const Fetched = lazy(async () => ({ default: await chunk.load() }));

  function Preloadable(props: Props) {
    // Chosen once: React drops the state of a component that is replaced by another one.
    const [Chosen] = useState<ComponentType<Props>>(() => chunk.loaded() ?? Fetched);
    return (
      <Suspense>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return { Component: Preloadable, preload: chunk.preload };
}

/** What stands in the place of a part whose chunk could not be loaded. */
export interface PartFailureProps<Props> {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The props of the part. */
  readonly part: Props;
}

/**
 * The same as `preloadable` for what is not a screen of its own: if its chunk cannot be loaded, `Failure` stands in its place, and
 * the screen around it stays, with what somebody writes there. An error of `lazy` would take the whole screen away, for good.
 * `waiting` is drawn until the chunk has come.
 */
export function preloadablePart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<PartFailureProps<Props>>,
  waiting: ReactNode = null,
) {
  const chunk = keepLoaded(fetch);

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(chunk.loaded);
    const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
    const load = () =>
      void chunk.load().then(
        (fetched) => setLoaded(() => fetched),
        (error: unknown) => setFailed({ error }),
      );
    const loadMissing = useEffectEvent(() => Loaded === null && load());
    useEffect(() => void loadMissing(), []);
    if (Loaded !== null) {
      return (
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      );
    }
    if (failed === null) return waiting;
    return <Failure error={failed.error} onRetry={load} part={props} />;
  }
  return { Component: Part, preload: chunk.preload };
}

function keepLoaded<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  /** All who wait share one attempt. After a failure, the next caller begins another one. */
  function load(): Promise<ComponentType<Props>> {
    loading ??= fetch().then(
      (fetched) => (loaded = fetched),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  return {
    load,
    loaded: () => loaded,
    /** Loads the chunk, and resolves when it has arrived or failed: drawing the component loads it again. */
    preload: async (): Promise<void> => {
      await load().catch(() => undefined);
    },
  };
}
