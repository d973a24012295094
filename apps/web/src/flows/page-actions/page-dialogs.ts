/** The dialogs of the page menu that no first visit needs, in one chunk. */
export { CopyPageModal } from "./copy-page-modal.tsx";
export { DeleteDraftModal } from "./delete-draft-modal.tsx";
export { DeletePageModal } from "./delete-page-modal.tsx";
export { NewPageBelow } from "./new-page-below.tsx";
export { MovePageModal } from "./move-page-modal.tsx";
