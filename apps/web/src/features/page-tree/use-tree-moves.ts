import { useRef, useState } from "react";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { stepPlace, type Step, type TreePlace } from "./drop-place.ts";
import { messages } from "./messages.ts";
import { titleOfRow } from "./title-of-row.ts";
import {
  isItem,
  type ItemRow,
  type PageRow,
  type TreeRow,
  type WorkspaceRow,
} from "./tree-rows.ts";
import type { TreeStep } from "./tree-step.ts";
import { stepWorkspace, type WorkspacePlace } from "./workspace-place.ts";

/** A page that the person moves in the tree. */
export interface TreeMove extends TreePlace {
  readonly page: PageRow["page"];
  readonly from: Pick<PageRow, "workspaceId" | "parentPageId" | "before">;
}

/** A workspace that the person puts into another place among theirs. */
export interface WorkspaceMove extends WorkspacePlace {
  readonly workspaceId: WorkspaceId;
}

/** How moves are made. Both resolve to whether it was moved, when the tree shows it. */
export interface TreeMovers {
  readonly onMove: (move: TreeMove) => Promise<boolean>;
  readonly onPlace: (move: WorkspaceMove) => Promise<boolean>;
}

/** Moves pages and workspaces of the tree. `news` says in words what became of the last move. */
export function useTreeMoves(
  rows: readonly TreeRow[],
  { onMove, onPlace }: TreeMovers,
  open: (pageId: PageId) => void,
) {
  const [news, setNews] = useState("");
  const newest = useRef(0);
  const titleOf = (wanted: string | null) => {
    const row = rows.find((one): one is ItemRow => isItem(one) && one.id === wanted);
    return row && titleOfRow(row);
  };

  async function movePage(row: PageRow, place: TreePlace): Promise<void> {
    const { page, workspaceId, parentPageId, before } = row;
    const from = { workspaceId, parentPageId, before };
    newest.current += 1;
    const nth = newest.current;
    if (!(await onMove({ ...place, page, from }))) return;
    if (place.parentPageId !== null) open(place.parentPageId);
    const above = titleOf(place.parentPageId ?? place.workspaceId) ?? "";
    // The answer to an earlier move may come after that to a later one.
    if (nth === newest.current) setNews(messages.moved(titleOfRow(row), above));
  }

  async function placeWorkspace(row: WorkspaceRow, place: WorkspacePlace): Promise<void> {
    if (!(await onPlace({ workspaceId: row.id, ...place }))) return;
    setNews(messages.placed(titleOfRow(row), titleOf(place.after)));
  }

  const take = (step: TreeStep): void =>
    void (step.kind === "page"
      ? movePage(step.row, step.place)
      : placeWorkspace(step.row, step.place));

  return {
    news,
    take,
    /** Moves a row by one step; returns whether it can go that way, and says so if not. */
    takeStep(row: ItemRow, way: Step): boolean {
      const step = stepOf(rows, row, way);
      if (step === null) setNews(messages.nowhere(titleOfRow(row)));
      else take(step);
      return step !== null;
    },
  };
}

function stepOf(rows: readonly TreeRow[], row: ItemRow, way: Step): TreeStep | null {
  if (row.kind === "page") {
    const place = stepPlace(rows, row, way);
    return place && { kind: "page", row, place };
  }
  const place = row.kind === "workspace" ? stepWorkspace(rows, row, way) : null;
  return place && { kind: "workspace", row: row as WorkspaceRow, place };
}
