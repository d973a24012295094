import type { Browser, Page } from "playwright-core";
import { signedIn } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { time, type Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const pastedCharacters = 500_000;
const sentence =
  "Everything the shop sells in the morning is decided the evening before, so weigh the starter before you feed it.";

/** What is pasted: the text of one of its many rows. */
const pastes = [
  {
    what: "paragraphs from a web page",
    type: "text/html",
    row: (at: number) =>
      `<p>${at} ${sentence} <b>Bold</b> and <a href="https://a.test/${at}">a link</a>.</p>`,
  },
  {
    what: "one list from a web page",
    type: "text/html",
    row: () => `<ul><li>${sentence}</li></ul>`,
  },
  {
    what: "Markdown",
    type: "text/plain",
    row: (at: number) =>
      at % 10 === 0
        ? `\n## Part ${at}\n`
        : `- ${sentence} **Bold**, [a link](https://a.test/${at})`,
  },
  {
    what: "a numbered list",
    type: "text/html",
    row: () => `<ol><li>${sentence}</li></ol>`,
  },
  {
    what: "a table from a spreadsheet",
    type: "text/html",
    row: (at: number) =>
      `<table><tr style="height:21px;">${[1, 2, 3, 4, 5].map((column) => `<td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;">Cell ${at} ${column}</td>`).join("")}</tr></table>`,
  },
  { what: "plain text", type: "text/plain", row: (at: number) => `${at} ${sentence}` },
] as const;

/** Pasting 500 kB: the time from the paste to the frame that shows it. */
export async function measurePasting(browser: Browser, url: string): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const rows: Row[] = [];
  for (const { what, type, row } of pastes) {
    const page = { title: "The bread day", body: documentOf(2), isPublished: false };
    const { pageId } = await writePage(writer, page);
    const context = await signedIn(browser, url, writer.cookies);
    const tab = await context.newPage();
    await tab.goto(`${url}/page/${pageId}?edit=true`);
    await tab.getByRole("textbox", { name: "Page body" }).click();
    // What reads Markdown is loaded when the browser is idle.
    await tab.waitForTimeout(3000);
    const seen = time(await pasteMs(tab, type, textOf(row)));
    rows.push({ what: `pasting 500 kB: ${what}`, goal: "1 s", seen });
    await context.close();
  }
  return rows;
}

function textOf(row: (at: number) => string): string {
  const parts: string[] = [];
  for (let size = 0; size < pastedCharacters; size += parts.at(-1)?.length ?? 0) {
    parts.push(row(parts.length));
  }
  return parts.join("\n").replaceAll("</table>\n<table>", "\n");
}

function pasteMs(tab: Page, type: string, text: string): Promise<number> {
  return tab.evaluate(
    async ({ type, text }) => {
      const data = new DataTransfer();
      data.setData(type, text);
      const started = performance.now();
      const paste = { clipboardData: data, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", paste));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const channel = new MessageChannel();
      await new Promise((resolve) => {
        channel.port1.addEventListener("message", resolve);
        channel.port1.start();
        channel.port2.postMessage(null);
      });
      return performance.now() - started;
    },
    { type, text },
  );
}
