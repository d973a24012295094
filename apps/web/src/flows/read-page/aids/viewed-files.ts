import { messages } from "./messages.ts";

/** A picture, a diagram or a PDF of a page's text, as the viewer shows it. */
export interface ViewedFile {
  readonly kind: "picture" | "diagram" | "pdf";
  /** The address of the whole file. */
  readonly address: string;
  /** What a picture shows, or the name of a file. */
  readonly title: string;
  /** The name under which it is downloaded; empty if its address names it. */
  readonly name: string;
}

/** A file with the link to it in the text, or the button that opens it. */
interface LinkedFile {
  readonly link: HTMLElement;
  readonly file: ViewedFile;
}

/** What the viewer can show in a text, in the text's order. */
export function viewedFiles(text: HTMLElement): LinkedFile[] {
  const links = text.querySelectorAll<HTMLElement>(".picture-link, a.file-card");
  return [...links].flatMap((link): LinkedFile[] => {
    const file = link instanceof HTMLAnchorElement ? fileOf(link) : diagramOf(link);
    return file === null ? [] : [{ link, file }];
  });
}

function fileOf(link: HTMLAnchorElement): ViewedFile | null {
  const address = link.getAttribute("href") ?? "";
  const image = link.querySelector("img");
  if (image !== null) return { kind: "picture", address, title: image.alt, name: "" };
  const title = link.download;
  return /\.pdf$/i.test(title) ? { kind: "pdf", address, title, name: title } : null;
}

function diagramOf(button: HTMLElement): ViewedFile | null {
  const image = button.querySelector("img");
  if (image === null) return null;
  return { kind: "diagram", address: image.src, title: image.alt, name: messages.diagramFile };
}
