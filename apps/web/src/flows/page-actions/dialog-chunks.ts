import { preloadable } from "../../lib/preloadable.tsx";

const load = () => import("./page-dialogs.ts");

/** What makes, copies, moves and deletes a page, or deletes a draft: loading one of them loads all. */
export const copyPageChunk = preloadable(async () => (await load()).CopyPageModal);
export const movePageChunk = preloadable(async () => (await load()).MovePageModal);
export const deletePageChunk = preloadable(async () => (await load()).DeletePageModal);
export const newPageBelowChunk = preloadable(async () => (await load()).NewPageBelow);
export const deleteDraftChunk = preloadable(async () => (await load()).DeleteDraftModal);

/** The dialog that gives a page an icon; it loads with the first use. */
export const iconChunk = preloadable(
  async () => (await import("./set-icon-modal.tsx")).SetIconModal,
);

/** The dialog that makes a template of a page; it loads with the first use. */
export const saveTemplateChunk = preloadable(
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
