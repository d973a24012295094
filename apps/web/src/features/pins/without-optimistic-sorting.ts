import { OptimisticSortingPlugin } from "@dnd-kit/dom/sortable";

/**
 * The default plugins of a sortable row, without the one that moves DOM elements during a drag: the lists of pins
 * render the new order themselves.
 */
export function withoutOptimisticSorting<Plugin>(defaults: readonly Plugin[]): Plugin[] {
  const isOptimistic = (plugin: unknown) => plugin === OptimisticSortingPlugin;
  return defaults.filter((plugin) => !isOptimistic(plugin));
}
