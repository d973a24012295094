import type { DropZone, TreePlace } from "./drop-place.ts";
import type { PageRow, WorkspaceRow } from "./tree-rows.ts";
import type { WorkspacePlace } from "./workspace-place.ts";

/** A row with the place to which the person takes it. */
export type TreeStep =
  | { readonly kind: "page"; readonly row: PageRow; readonly place: TreePlace }
  | { readonly kind: "workspace"; readonly row: WorkspaceRow; readonly place: WorkspacePlace };

/** The edge of a row, or the row itself, at which a drop is shown. */
export interface DropMark {
  readonly id: string;
  readonly zone: DropZone;
}
