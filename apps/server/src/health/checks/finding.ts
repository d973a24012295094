/** What a check found. */
export interface Finding {
  /** What was looked at, such as `disk`. */
  readonly name: string;
  /** Whether nothing must be done about it. */
  readonly isOk: boolean;
  /** Whether the operator did not set it up, and may want to: then it is `isOk`, and not good either. */
  readonly isOff: boolean;
  /** Sentences: what is there; or what is wrong, and what to do about it. Never contains a password. */
  readonly line: string;
}

/** A finding that all is well. */
export const ok = (name: string, line: string): Finding => ({
  name,
  isOk: true,
  isOff: false,
  line,
});

/** A finding that something is not set up. */
export const off = (name: string, line: string): Finding => ({
  name,
  isOk: true,
  isOff: true,
  line,
});

/** A finding that something must be done. */
export const bad = (name: string, line: string): Finding => ({
  name,
  isOk: false,
  isOff: false,
  line,
});

/** The reason of a failure, on one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? String(cause.code) : "";
  return (cause.message || code || cause.name).split("\n")[0] ?? cause.name;
}
