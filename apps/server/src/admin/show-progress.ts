import { noProgress, type Progress } from "../platform/progress.ts";

/** The width of the bar, in characters. */
const barWidth = 30;

/** The part of a step between two lines, where there is no terminal. */
const partBetweenLines = 0.25;

/**
 * Shows progress on standard error: a bar on a terminal, else a line for each quarter of a step. `isJson` shows nothing.
 */
export function showProgress(
  isJson: boolean,
  output: Pick<NodeJS.WriteStream, "write"> & { readonly isTTY?: boolean } = process.stderr,
): Progress {
  if (isJson) return noProgress;
  let step = "";
  let [total, done, shown] = [0, 0, -1];
  const isTerminal = output.isTTY === true;

  function show(): void {
    const part = total === 0 ? 1 : Math.min(done / total, 1);
    const percent = Math.floor(part * 100);
    if (isTerminal) {
      if (percent === shown) return;
      const bar = "█".repeat(Math.round(part * barWidth)).padEnd(barWidth, "░");
      output.write(`\r\u001B[K${step} ${bar} ${percent} %`);
      shown = percent;
    } else if (shown === -1 || part - shown / 100 >= partBetweenLines) {
      output.write(`${step}: ${percent} %\n`);
      shown = percent;
    }
  }

  return {
    begin(name, units) {
      [step, total, done, shown] = [name, units, 0, -1];
      show();
    },
    advance(units) {
      done += units;
      show();
    },
    end() {
      if (isTerminal && step !== "") output.write("\r\u001B[K");
      step = "";
    },
  };
}
