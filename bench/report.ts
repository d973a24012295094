import { cpus, totalmem } from "node:os";

/** One line of the report: the measured quantity, the goal of the design (section 10), and the result. */
export interface Row {
  readonly what: string;
  readonly goal?: string;
  readonly seen: string;
}

/** Prints rows under a heading, in columns. */
export function report(heading: string, rows: readonly Row[]): void {
  console.log(`\n${heading}`);
  const width = Math.max(...rows.map((row) => row.what.length));
  const goalWidth = Math.max(4, ...rows.map((row) => row.goal?.length ?? 0));
  console.log(`  ${"".padEnd(width)}  ${"goal".padEnd(goalWidth)}  seen`);
  for (const { what, goal = "–", seen } of rows) {
    console.log(`  ${what.padEnd(width)}  ${goal.padEnd(goalWidth)}  ${seen}`);
  }
}

/** A description of the machine on which the figures are measured. */
export function machine(): string {
  const [cpu] = cpus();
  const memoryGib = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() ?? "unknown CPU"}, ${memoryGib} GiB, Node ${process.version}`;
}

/** The value below which this share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A duration in readable form. */
export function time(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
}

/** Bytes in kB (1 kB = 1000 bytes), as browsers count. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
