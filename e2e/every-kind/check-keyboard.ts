import { expect } from "@playwright/test";
import sharp from "sharp";
import { makeDraft } from "../actors/make-page.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { press } from "../screens/press.ts";
import type { Holds, Screens } from "./screens.ts";

/** Writes all kinds one below the other, and a paragraph behind each. */
export async function checkKeyboard({ owner }: Screens): Promise<Holds> {
  const { page } = owner;
  const { body } = pageScreen(page);
  const { pageId } = await makeDraft(owner, "By keyboard", "");
  await page.goto(`/page/${pageId}`);
  await body.click();
  const picture = await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#c9b48a" },
  })
    .png()
    .toBuffer();
  const files = {
    picture: { name: "Plan.png", mimeType: "image/png", buffer: picture },
    other: { name: "Plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
  };
  let chosen = files.other;
  page.on("filechooser", (chooser) => void chooser.setFiles(chosen));
  return async ({ keyboard: { makes, leaves }, render }) => {
    const made = body.locator(render.editor);
    const before = await made.count();
    chosen = makes.includes("/file") ? files.other : files.picture;
    await press(page, makes);
    await expect(made).toHaveCount(before + 1);
    await press(page, leaves);
    await page.keyboard.type("After");
    await expect(body.locator("> p").last()).toHaveText("After");
    await page.keyboard.press("Enter");
  };
}
