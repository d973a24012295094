import type { Page } from "@playwright/test";

/** The elements with which a draft is brought up to date with what was published since it was started. */
export function draftUpdate(page: Page) {
  const button = page.getByRole("button", { name: "Update draft", exact: true });
  return {
    /** Present while the draft is behind. While conflicts are resolved, present once the last one is. */
    button,
    /** Updates the draft; conflicts are shown one by one. */
    start: () => button.click(),
    /** Ends the update after the last conflict was resolved. */
    finish: () => button.click(),
    /** How many conflicts are resolved. */
    progress: page.getByRole("status").filter({ hasText: "resolved" }),
    /** The writer's side of a conflict. */
    yours: page.getByRole("region", { name: "Yours" }),
    /** The published side of a conflict, named for its publisher and its version. */
    theirs: (name: string) => page.getByRole("region", { name }),
  };
}
