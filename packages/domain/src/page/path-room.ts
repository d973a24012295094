/** The widths that the stylesheet of the bar tells apart, in pixels. */
const roomMin = 300;
const roomMax = 1300;

/** A name is cut off in the bar where it is longer, in characters. */
const namePartMax = 34;

const characterPx = 7;
const slashPx = 21;

/**
 * The room that the path to a page needs in one line, in hundreds of pixels, estimated from the names in it: the workspace, the pages above, the
 * page. The server and the client draw the bar before anything can be measured, and must leave out the same steps.
 */
export function pathRoom(names: readonly string[]): number {
  const pixels = names.reduce((sum, name) => sum + widthOf(name) + slashPx, 0);
  return Math.min(roomMax, Math.max(roomMin, Math.ceil(pixels / 100) * 100));
}

function widthOf(name: string): number {
  let characters = 0;
  // Chinese, Japanese and Korean characters are about twice as wide.
  for (const character of name) characters += character >= "\u1100" ? 2 : 1;
  return Math.min(namePartMax, characters) * characterPx;
}
