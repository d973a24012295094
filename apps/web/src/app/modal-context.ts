import { createContext, useContext } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";

/** A modal that can be opened from anywhere in the product; one at a time. */
export type Modal =
  | { readonly name: "new-page"; readonly workspaceId?: WorkspaceId | undefined }
  | { readonly name: "new-workspace" }
  | { readonly name: "workspace-settings"; readonly workspaceId: WorkspaceId }
  | { readonly name: "organization"; readonly tab?: "join" | "create" }
  | { readonly name: "settings"; readonly tab?: "user" | "organization" }
  | { readonly name: "pinned" | "recent" }
  | { readonly name: "sign-out" };

/** What is open, if anything, and how to open and close it. */
export interface Modals {
  readonly modal: Modal | null;
  readonly open: (modal: Modal) => void;
  readonly close: () => void;
}

/** Filled by the signed-in layout, which shows the modals. */
export const ModalContext = createContext<Modals>({
  modal: null,
  open: () => {},
  close: () => {},
});

/** Opens the modals that belong to no screen. */
export function useModals(): Modals {
  return useContext(ModalContext);
}
