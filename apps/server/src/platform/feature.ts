/** A use case: a function whose first parameter holds its dependencies. */
type UseCase = (needs: never, ...rest: never[]) => unknown;

/** The dependencies of all these use cases together. */
type NeedsOf<UseCases> = UseCases[keyof UseCases] extends (
  needs: infer Needs,
  ...rest: never[]
) => unknown
  ? Needs
  : never;

/** A use case without its first parameter. */
type Supplied<Run> = Run extends (needs: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/**
 * Makes the function that composes a feature: it takes the dependencies of all use cases and returns each use case with
 * its dependencies bound.
 */
export function defineFeature<UseCases extends Readonly<Record<string, UseCase>>>(
  useCases: UseCases,
) {
  return (needs: NeedsOf<UseCases>) =>
    Object.fromEntries(
      Object.entries(useCases).map(([name, run]) => [
        name,
        (...rest: never[]) => run(needs as never, ...rest),
      ]),
    ) as { readonly [Name in keyof UseCases]: Supplied<UseCases[Name]> };
}
