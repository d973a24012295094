import { createContext, useContext } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";

/** The modals that make things, as any screen opens them. */
export interface Creation {
  /** Opens New Page, with this workspace chosen if one is named. */
  readonly openNewPage: (workspaceId?: WorkspaceId) => void;
  readonly openNewWorkspace: () => void;
}

/** Filled by the signed-in layout, which holds the modals. */
export const CreationContext = createContext<Creation>({
  openNewPage: () => {},
  openNewWorkspace: () => {},
});

/** Opens the modals that make things. */
export function useCreation(): Creation {
  return useContext(CreationContext);
}
