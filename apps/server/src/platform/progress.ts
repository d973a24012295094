/** Shows how far a long command is. */
export interface Progress {
  /** Begins a step, such as 'Checking', that is done after `total` units. */
  begin(step: string, total: number): void;
  /** So many units more are done. */
  advance(units: number): void;
  /** Nothing more follows, whether the command succeeded or failed. */
  end(): void;
}

/** Shows nothing. */
export const noProgress: Progress = { begin() {}, advance() {}, end() {} };
