/**
 * Draws the numbers of the lines beside a block of code in the editor, as the style sheet shows them: one text of as many rows as the
 * block shows, in which a line that wraps has one number. The children of the block stay texts, tabs and line breaks.
 */
export function drawLineNumbers(block: HTMLElement, lines: number): void {
  const starts = block.classList.contains("unwrapped") ? null : rowsOfLines(block, lines);
  let numbers = "";
  let row = 0;
  for (let line = 1; line <= lines; line += 1) {
    const start = starts?.[line - 1] ?? row;
    if (line > 1) numbers += "\n".repeat(Math.max(start - row, 0) + 1);
    numbers += String(line);
    row = Math.max(start, row) + 1;
  }
  if (block.dataset["numbers"] !== numbers) block.dataset["numbers"] = numbers;
}

/** Takes the numbers off a block. */
export function dropLineNumbers(block: HTMLElement): void {
  delete block.dataset["numbers"];
}

/**
 * The row, from 0, at which each line of a block begins. All rows have the height of a line, whatever they hold. `null` where the
 * block is not laid out.
 */
function rowsOfLines(block: HTMLElement, lines: number): number[] | null {
  const { lineHeight, paddingTop } = getComputedStyle(block);
  const height = Number.parseFloat(lineHeight);
  const box = block.getBoundingClientRect();
  if (!(height > 0) || box.height === 0) return null;
  const top = box.top + block.clientTop + Number.parseFloat(paddingTop);
  const starts = [0];
  // The last one keeps an empty last line open: no line begins behind it.
  for (const lineBreak of Array.from(block.querySelectorAll("br")).slice(0, lines - 1)) {
    const { top: from, bottom } = lineBreak.getBoundingClientRect();
    starts.push(Math.floor(((from + bottom) / 2 - top) / height) + 1);
  }
  return starts;
}
