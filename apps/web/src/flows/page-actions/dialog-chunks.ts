import { modalChunk } from "../../ui/dialogs/modal-chunk.tsx";

const load = () => import("./page-dialogs.ts");

/** What makes, copies, moves and deletes a page, or deletes a draft: loading one of them loads all. */
export const copyPageChunk = modalChunk(async () => (await load()).CopyPageModal);
export const movePageChunk = modalChunk(async () => (await load()).MovePageModal);
export const deletePageChunk = modalChunk(async () => (await load()).DeletePageModal);
export const newPageBelowChunk = modalChunk(async () => (await load()).NewPageBelow);
export const deleteDraftChunk = modalChunk(async () => (await load()).DeleteDraftModal);

/** The dialog that gives a page an icon; it loads with the first use. */
export const iconChunk = modalChunk(
  async () => (await import("./set-icon-modal.tsx")).SetIconModal,
);

/** The dialog of a page's permissions; it loads with the first use. */
export const permissionsChunk = modalChunk(
  async () => (await import("./permissions-modal.tsx")).PermissionsModal,
);

/** The dialog that makes a template of a page; it loads with the first use. */
export const saveTemplateChunk = modalChunk(
  async () => (await import("./save-template-modal.tsx")).SaveTemplateModal,
);

/** Loads them before they are asked for. */
export async function preloadDialogs(): Promise<void> {
  const dialogs = [
    copyPageChunk,
    movePageChunk,
    deletePageChunk,
    deleteDraftChunk,
    newPageBelowChunk,
  ];
  await Promise.all(dialogs.map(({ preload }) => preload()));
}
