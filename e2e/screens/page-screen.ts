import { expect, type Page } from "@playwright/test";

/** The elements of the page screen. */
export function pageScreen(page: Page) {
  const publishDialog = page.getByRole("dialog", { name: "Publish", exact: true });
  return {
    path: page.getByRole("navigation", { name: "Path" }),
    heading: page.locator("main h1.page-title"),
    /** The published text. */
    reading: page.locator("main .page-body:not([contenteditable], [aria-busy])"),
    /** The banner on a page that changed since its reader last read it. */
    unread: page.getByRole("region", { name: "Changes since you last read" }),
    /** The text with its changes marked, while they are shown. */
    changes: page.getByRole("region", { name: "Changes in the page" }),
    /** The text with the names of its writers, while they are shown. */
    authors: page.getByRole("region", { name: "Authors" }),
    title: page.getByRole("textbox", { name: "Page title" }),
    /** The editor; present once it accepts typing. */
    body: page.getByRole("textbox", { name: "Page body" }),
    bar: page.locator(".editbar"),
    publishButton: page.locator(".editbar").getByRole("button", { name: "Publish" }),
    publishDialog,
    toggle: (name: "Edit" | "Draft Available" | "Editing") =>
      page.getByRole("button", { name, exact: true }),

    /** Waits until the edit bar shows this status. */
    async says(words: string) {
      await expect(page.locator(".editbar [data-status]")).toHaveText(words);
    },

    /** Publishes the draft on screen, and waits until the published page is shown. */
    async publish(subjectLine: string) {
      await page.locator(".editbar").getByRole("button", { name: "Publish" }).click();
      await publishDialog.getByLabel("Subject line").fill(subjectLine);
      await publishDialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
      await expect(publishDialog).toBeHidden();
      await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
    },
  };
}

export type PageScreen = ReturnType<typeof pageScreen>;
