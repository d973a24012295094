const collator = new Intl.Collator("und");

/**
 * Compares two names as the database orders them, by the collation `und-x-icu`. Digits are compared one by one: '30' comes before '5'.
 * Names that the collation finds the same are in the order of their bytes in the database, and equal here.
 */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other);
}
