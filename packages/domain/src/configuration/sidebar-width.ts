/** The widths that a sidebar can have, in pixels. shell.css has a rule for each. */
export const sidebarWidths = [208, 232, 256, 280, 304, 328, 352, 376, 400] as const;

/** The width of a sidebar that nobody has changed, in pixels: `--sidebar` in tokens.css. */
export const defaultSidebarWidth = 256;

/** The width that is nearest to a number of pixels. */
export function nearestSidebarWidth(px: number): number {
  return sidebarWidths.reduce<number>(
    (nearest, width) => (Math.abs(width - px) < Math.abs(nearest - px) ? width : nearest),
    defaultSidebarWidth,
  );
}

/** The width in a browser's cookies; `null` where there is none that a sidebar can have. */
export function sidebarWidthIn(cookies: string): number | null {
  const px = Number(/(?:^|; )stemma-sidebar=(\d{3})(?:;|$)/.exec(cookies)?.[1]);
  return sidebarWidths.find((width) => width === px) ?? null;
}
