/** How a block of code is shown. */
export type CodeLook = {
  /** Its lines have numbers; missing if they have none. */
  readonly lineNumbers?: true;
  /** Its long lines do not wrap: the block scrolls. Missing if they wrap. */
  readonly wrap?: false;
};

/** The fields of a look that differ from the default: those are stored. Anything that is not a look is the default. */
export function codeLook(fields: {
  readonly lineNumbers?: unknown;
  readonly wrap?: unknown;
}): CodeLook {
  return {
    ...(fields.lineNumbers === true && { lineNumbers: true }),
    ...(fields.wrap === false && { wrap: false }),
  };
}

/** Whether blocks of code are shown in the same way. */
export function sameCodeLook(a: CodeLook, b: CodeLook): boolean {
  return a.lineNumbers === b.lineNumbers && a.wrap === b.wrap;
}

/** The classes of a block of code, without those of its line numbers. */
export function codeClasses({ wrap }: CodeLook): string[] {
  return wrap === false ? ["code-block", "unwrapped"] : ["code-block"];
}

/** The classes that make room for the numbers of this many lines: for two digits at least, so that the tenth line moves nothing. */
export function lineNumberClasses(lines: number): string[] {
  return ["line-numbers", `digits-${Math.max(String(lines).length, 2)}`];
}
