/**
 * The positions of a longest increasing subsequence, in order. In a reordered list, these are the items that did not
 * move.
 */
export function longestIncreasing(values: readonly number[]): number[] {
  /** At index n - 1: the position of the smallest value that ends an increasing subsequence of length n. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [position, value] of values.entries()) {
    const last = ends.at(-1);
    // Most values are larger than all before them: no search is needed.
    const isLargest = last === undefined || (values[last] ?? 0) < value;
    let low = isLargest ? ends.length : 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[position] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = position;
  }
  const longest: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) longest.push(at);
  return longest.toReversed();
}
