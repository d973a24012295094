import * as bakehouse from "@stemma/sample/handbook/bakehouse-files";

/** The plan of a bakery, as a picture to choose. */
export async function planOfTheBakery() {
  const { name, mediaType, bytes } = await bakehouse.planOfTheBakery();
  return { name, mimeType: mediaType, buffer: Buffer.from(bytes) };
}

/** A file to choose that is no picture. */
export const ovenManual = {
  name: "Oven manual.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.alloc(2_340_000, "%PDF-1.7"),
};
