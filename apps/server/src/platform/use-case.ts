/** A use case once its needs are supplied: what the procedures are given. */
export type UseCase<Run extends (needs: never, ...rest: never[]) => unknown> = Run extends (
  needs: infer _Needs,
  ...rest: infer Rest
) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Supplies a use case with what it needs. */
export function supply<Needs, Rest extends unknown[], Result>(
  run: (needs: Needs, ...rest: Rest) => Result,
  needs: Needs,
): (...rest: Rest) => Result {
  return (...rest) => run(needs, ...rest);
}
