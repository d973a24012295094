import { createContext, useContext } from "react";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";

/** A modal that can be opened from anywhere in the product; one at a time. */
export type Modal =
  | { readonly name: "new-page"; readonly workspaceId?: WorkspaceId | undefined }
  | { readonly name: "new-workspace" }
  | {
      readonly name: "workspace-settings" | "workspace-permissions";
      readonly workspaceId: WorkspaceId;
    }
  | { readonly name: "members"; readonly tab?: "members" | "invitations" | "requests" }
  | { readonly name: "organization"; readonly tab?: "join" | "create" }
  | { readonly name: "settings"; readonly tab?: "user" | "organization" | "account" }
  | { readonly name: "pinned" | "recent" | "palette" | "shortcuts" | "inbox-settings" }
  | { readonly name: "sign-out" | "delete-account" };

/** What is open, if anything, and how to open and close it. */
export interface Modals {
  readonly modal: Modal | null;
  readonly open: (modal: Modal) => void;
  readonly close: () => void;
  /** Makes another organization of the person's the active one; the sidebar says where that failed. */
  readonly switchTo: (organizationId: OrganizationId) => void;
}

/** Filled by the signed-in layout, which shows the modals. */
export const ModalContext = createContext<Modals>({
  modal: null,
  open: () => {},
  close: () => {},
  switchTo: () => {},
});

/** Opens the modals that belong to no screen. */
export function useModals(): Modals {
  return useContext(ModalContext);
}
