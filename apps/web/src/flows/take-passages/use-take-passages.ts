import type { PageView } from "@stemma/contract/page-view-shape";
import type { TakeRequest } from "../draft-errands/draft-errand.ts";
import { useDraftErrand } from "../draft-errands/use-draft-errand.ts";
import { messages } from "./messages.ts";

/** Opens the reader's draft, which is created if there is none, and takes passages into it. */
export function useTakePassages(view: PageView) {
  const { run, isRunning } = useDraftErrand(view, { notOpened: messages.notOpened });
  return {
    take: (request: TakeRequest) => run({ kind: "take", ...request }),
    isTaking: isRunning,
  };
}
