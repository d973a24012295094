/** A number with its unit, such as `1.4 MB`: between them is a no-break space, so that a line never ends there. */
export function withUnit(number: number | string, unit: string): string {
  return `${number}\u00A0${unit}`;
}
