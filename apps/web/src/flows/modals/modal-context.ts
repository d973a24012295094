import { createContext, useContext } from "react";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";

/** A modal that can be opened from every screen. One is open at a time. */
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
  | { readonly name: "sign-out" | "delete-account" | "delete-organization" };

/** The open modal, if any, and functions to open and close modals. */
export interface Modals {
  readonly modal: Modal | null;
  readonly open: (modal: Modal) => void;
  readonly close: () => void;
  /** Makes another of the person's organizations the active one. A failure is shown in a dialog. */
  readonly switchTo: (organizationId: OrganizationId) => void;
}

/** Provided by the signed-in layout, which renders the modals. */
export const ModalContext = createContext<Modals>({
  modal: null,
  open: () => {},
  close: () => {},
  switchTo: () => {},
});

/** Opens and closes the modals that belong to no particular screen. */
export function useModals(): Modals {
  return useContext(ModalContext);
}
