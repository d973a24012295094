import type { TakenPassages } from "@stemma/contract/draft-shapes";
import { takenRowsMax, takenVersionsMax } from "@stemma/domain/draft/taken-passages-max";

/**
 * The passages of both lists: for each version its rows, in order, each once. Of more than a draft may name, the versions
 * named last are kept: a list that is too long would have the server refuse every save.
 */
export function allTaken(some: TakenPassages, others: TakenPassages): TakenPassages {
  const rowsOf = new Map<TakenPassages[number]["versionId"], Set<number>>();
  for (const { versionId, rows } of [...some, ...others]) {
    rowsOf.set(versionId, new Set([...(rowsOf.get(versionId) ?? []), ...rows]));
  }
  return Array.from(rowsOf, ([versionId, rows]) => ({
    versionId,
    rows: [...rows].toSorted((a, b) => a - b).slice(0, takenRowsMax),
  })).slice(-takenVersionsMax);
}
