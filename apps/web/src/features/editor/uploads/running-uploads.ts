import { createStore } from "../../../lib/create-store.ts";

/** How many files of this tab wait for their upload or are being sent. */
export const runningUploads = createStore(0);
