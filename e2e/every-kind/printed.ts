import { extractText } from "unpdf";

/** The words of a printed page, with one space between them. */
export async function printed(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}
