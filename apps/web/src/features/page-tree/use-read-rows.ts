import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import type { LevelPart, Levels, ReadRows } from "./tree-rows.ts";

/** How many pages of a level are read at once. */
const partSize = 100;

/** The call for a part of a level. */
const queryOf = ({ cursor, ...level }: LevelPart) =>
  orpc.pages.level.queryOptions({
    input: { ...level, limit: partSize, ...(cursor !== null && { cursor }) },
  });

/** The rows that `build` makes of the levels that are read, and reads those that it wants. `showMore` reads the next part of a level. */
export function useReadRows(build: (levels: Levels) => ReadRows) {
  const queryClient = useQueryClient();
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map());
  const { rows, wanted } = build({
    parts,
    read: (part) => queryClient.getQueryData(queryOf(part).queryKey),
  });
  const answers = useQueries({ queries: wanted.map(queryOf) });
  const failed = answers.find(({ error, data }) => error !== null && data === undefined);
  return {
    rows,
    showMore: (levelId: string) =>
      setParts((known) => new Map(known).set(levelId, (known.get(levelId) ?? 1) + 1)),
    failure: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
