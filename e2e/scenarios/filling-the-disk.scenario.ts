import sharp from "sharp";
import { makeDraft } from "../actors/make-page.ts";
import { expectStored } from "../actors/stored-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { startMailBox, type MailBox } from "../server/mail-box.ts";
import { openSql } from "../server/open-sql.ts";
import { startStemma } from "../server/stemma-server.ts";

const operator = "operator@example.com";

/** A limit that no disk meets, in megabytes, so that every disk is full. */
const always = { STEMMA_DISK_UPLOADS_MB: "999999999" };

/** A scenario with a server that takes its disk for full, and mails to its operator. */
const scenarioWithFullDisk = scenario.extend<{ readonly mailBox: MailBox }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  mailBox: async ({}, use) => {
    const mailBox = await startMailBox();
    await use(mailBox);
    await mailBox.close();
  },
  server: async ({ mailBox }, use) => {
    const mail = { SMTP_URL: mailBox.smtpUrl, STEMMA_OPERATOR_MAIL: operator };
    const server = await startStemma({ ...mail, ...always });
    await use(server);
    await server.dispose();
  },
});

scenarioWithFullDisk(
  "a picture that a full disk refuses is kept, and added when there is room; the operator is told once",
  async ({ owner, server, mailBox }) => {
    const { page } = owner;
    owner.complaints.allow(/507 GET .*files\/limits/);
    owner.complaints.allow(/net::ERR_/);
    const full = await mailBox.nextMailTo(operator);
    expect(full.subject).toBe("Stemma: the disk is full, and uploads are refused");
    const { pageId } = await makeDraft(owner, "The mill", "The sieve:");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await screen.body.locator("> p").last().click();
    const image = sharp({
      create: { width: 300, height: 200, channels: 3, background: "#c9b48a" },
    });
    // Playwright takes windows over only while somebody listens, and begins with that too late for a press at once.
    page.on("filechooser", () => undefined);
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add pictures or files" }).click();
    const buffer = await image.png().toBuffer();
    await (await choosing).setFiles({ name: "sieve.png", mimeType: "image/png", buffer });
    const tray = page.getByRole("region", { name: "Uploads" });
    await expect(tray.getByRole("alert")).toContainText(
      "The server has no room for files just now.",
    );
    await screen.body.locator("> p").last().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" round.");
    await expectStored(owner, pageId, "round.");

    await server.stop();
    await server.start();
    await server.stop();
    await server.start({ STEMMA_DISK_UPLOADS_MB: "1" });
    const room = await mailBox.nextMailTo(operator);
    expect(room.subject).toBe("Stemma: there is room on the disk again");
    expect(mailBox.mailsTo(operator)).toHaveLength(2);
    await tray.getByRole("button", { name: "Try again" }).click();
    await expect(screen.body.getByRole("img", { name: "sieve.png", exact: true })).toBeVisible();
  },
);

scenarioApart(
  "words that the database refuses for its full disk stay in the browser until they are saved",
  async ({ owner, server }) => {
    const { page } = owner;
    owner.complaints.allow(/507 POST .*drafts\/save/);
    const { pageId } = await makeDraft(owner, "The mill", "The sieve:");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const sql = openSql(server.dataDir);
    await sql.unsafe(`
      create function refuse_for_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before update on drafts for each row execute function refuse_for_disk()`);
    await screen.body.locator("> p").last().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" round.");
    await screen.says("The server could not save — kept on this device");
    await expect(page.getByText(/The server's disk is full\..*kept on this device/)).toBeVisible();

    await page.reload();
    await expect(screen.body).toContainText("The sieve: round.");
    await screen.says("The server could not save — kept on this device");
    await sql.unsafe("drop trigger full_disk on drafts; drop function refuse_for_disk");
    await sql.end();
    // On a busy machine, the draft may have been sent again by itself before the press, and the button be gone.
    const retries = page.getByRole("button", { name: "Try again" });
    await retries.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((each) => each.click()));
    await expectStored(owner, pageId, "round.");
    await screen.says("Saved");
  },
);
