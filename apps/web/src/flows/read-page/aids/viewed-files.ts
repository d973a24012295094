/** A picture or a PDF of a page's text, as the viewer shows it. */
export interface ViewedFile {
  readonly kind: "picture" | "pdf";
  /** The address of the whole file. */
  readonly address: string;
  /** What a picture shows, or the name of a file. */
  readonly title: string;
}

/** A file with the link to it in the text. */
interface LinkedFile {
  readonly link: HTMLAnchorElement;
  readonly file: ViewedFile;
}

/** What the viewer can show in a text, in the text's order. */
export function viewedFiles(text: HTMLElement): LinkedFile[] {
  const links = text.querySelectorAll<HTMLAnchorElement>("a.picture-link, a.file-card");
  return [...links].flatMap((link): LinkedFile[] => {
    const address = link.getAttribute("href") ?? "";
    const image = link.querySelector("img");
    if (image !== null) return [{ link, file: { kind: "picture", address, title: image.alt } }];
    const title = link.download;
    return /\.pdf$/i.test(title) ? [{ link, file: { kind: "pdf", address, title } }] : [];
  });
}
