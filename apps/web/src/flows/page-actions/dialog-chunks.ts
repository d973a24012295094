import { preloadable } from "../../lib/preloadable.tsx";

const load = () => import("./page-dialogs.ts");

/** The dialogs that copy, move and delete a page, or delete a draft: loading one of them loads all. */
export const copyPageChunk = preloadable(async () => (await load()).CopyPageModal);
export const movePageChunk = preloadable(async () => (await load()).MovePageModal);
export const deletePageChunk = preloadable(async () => (await load()).DeletePageModal);
export const deleteDraftChunk = preloadable(async () => (await load()).DeleteDraftModal);

/** The dialog that gives a page an icon; it loads with the first use. */
export const iconChunk = preloadable(
  async () => (await import("./set-icon-modal.tsx")).SetIconModal,
);

/** Loads them before they are asked for. */
export async function preloadDialogs(): Promise<void> {
  const dialogs = [copyPageChunk, movePageChunk, deletePageChunk, deleteDraftChunk];
  await Promise.all(dialogs.map(({ preload }) => preload()));
}
