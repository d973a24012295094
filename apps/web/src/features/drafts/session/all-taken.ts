import type { TakenPassages } from "@stemma/contract/draft-shapes";

/** The passages of both lists: for each version its rows, in order, each once. */
export function allTaken(some: TakenPassages, others: TakenPassages): TakenPassages {
  const rowsOf = new Map<TakenPassages[number]["versionId"], Set<number>>();
  for (const { versionId, rows } of [...some, ...others]) {
    rowsOf.set(versionId, new Set([...(rowsOf.get(versionId) ?? []), ...rows]));
  }
  return Array.from(rowsOf, ([versionId, rows]) => ({
    versionId,
    rows: [...rows].toSorted((a, b) => a - b),
  }));
}
