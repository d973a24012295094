import { open, rm } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { pictureWidths } from "@stemma/document/files/picture-widths";
import { isPlaceholder } from "@stemma/document/files/placeholder";
import { refuse } from "../../platform/refusal.ts";
import { isLosslessWebp } from "./is-lossless-webp.ts";

/** The largest picture, in pixels: a small file can hold more than memory does. */
const pixelsMax = 100_000_000;

/** The width of the blurred placeholder, in pixels. */
const placeholderWidth = 16;

/** Quality of the sizes in which a picture is kept, of 100. */
const quality = 80;

/** Quality of a picture that is written anew to remove what it tells about its place, of 100. */
const cleanQuality = 95;

sharp.cache(false);

/** A picture, with what browsers have to know before they load it. */
export interface Picture {
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** Files beside the received one, which the caller stores: the picture itself, if it was written anew, and its sizes. */
  readonly objects: readonly { readonly width: number | null; readonly path: string }[];
}

/** The formats that all browsers show, by the name that the library gives them. */
const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/**
 * Reads an uploaded file as a picture, and writes it in the sizes in which it is kept; `null` for a file that is none. Nothing that
 * is kept tells where a photograph was taken, and all is upright. PICTURE_UNREADABLE for a damaged picture, for one in the HEIC format,
 * and for one with too many pixels.
 */
export async function readPicture(file: string, mediaType: string): Promise<Picture | null> {
  const kind = await pictureKind(file);
  if (kind === "heic") return refuse("PICTURE_UNREADABLE", { because: "heic" });
  const isNamed = Object.values(mediaTypes).includes(mediaType);
  if (kind === null) {
    return isNamed ? refuse("PICTURE_UNREADABLE", { because: "damaged" }) : null;
  }
  const written: string[] = [];
  try {
    return await writeSizes(file, await readMetadata(file), written);
  } catch (error) {
    await Promise.all(written.map((one) => rm(one, { force: true })));
    if (error instanceof Error && error.name === "Refusal") throw error;
    return refuse("PICTURE_UNREADABLE", { because: "damaged" });
  }
}

async function readMetadata(file: string): Promise<Metadata> {
  const metadata = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, pageHeight = height } = metadata;
  if (width * pageHeight * pages > pixelsMax) {
    return refuse("PICTURE_UNREADABLE", { because: "pixels" });
  }
  return metadata;
}

const careful = { failOn: "error", limitInputPixels: pixelsMax } as const;

/** The colours in which a picture is written anew: those of 16 bits stay. */
function deepColours({ depth, space }: Metadata): string {
  if (depth !== "ushort") return "srgb";
  return space === "grey16" ? "grey16" : "rgb16";
}

/** Names each file in `written` before it is begun, so that the caller can remove what a damaged picture leaves. */
async function writeSizes(file: string, metadata: Metadata, written: string[]): Promise<Picture> {
  const { format, pages = 1, autoOrient } = metadata;
  const mediaType =
    mediaTypes[format === "heif" ? "avif" : format] ??
    refuse("PICTURE_UNREADABLE", { because: "damaged" });
  const isAnimated = pages > 1;
  const [width, height] = isAnimated
    ? [metadata.width, metadata.pageHeight ?? metadata.height]
    : [autoOrient.width, autoOrient.height];
  const open = () => sharp(file, careful).autoOrient();
  const objects: { width: number | null; path: string }[] = [];
  if (tellsMore(metadata) && !(isAnimated && format === "gif")) {
    const cleaned = `${file}.clean`;
    written.push(cleaned);
    const whole = isAnimated ? sharp(file, { ...careful, animated: true }) : open();
    await whole
      .toColourspace(deepColours(metadata))
      .keepIccProfile()
      .toFormat(format, await cleanOptions(file, format))
      .toFile(cleaned);
    objects.push({ width: null, path: cleaned });
  }
  for (const size of isAnimated ? [] : pictureWidths.filter((one) => one < width)) {
    const resized = `${file}.${size}`;
    written.push(resized);
    await open().resize({ width: size }).webp({ quality }).toFile(resized);
    objects.push({ width: size, path: resized });
  }
  const blurred = metadata.hasAlpha
    ? ""
    : (
        await open().resize({ width: placeholderWidth }).blur(1).webp({ quality: 30 }).toBuffer()
      ).toString("base64");
  return { mediaType, width, height, placeholder: isPlaceholder(blurred) ? blurred : "", objects };
}

/** How a picture is written anew: without loss if it was stored so. A quality makes a PNG one of 256 colours. */
async function cleanOptions(file: string, format: string) {
  if (format === "png") return {};
  if (format === "webp" && (await isLosslessWebp(file))) return { lossless: true };
  return { quality: cleanQuality };
}

/** Whether a picture is turned, or tells more than how it looks: when, where and with what it was taken. */
function tellsMore({ orientation = 1, exif, xmp, iptc }: Metadata): boolean {
  return orientation > 1 || exif !== undefined || xmp !== undefined || iptc !== undefined;
}

/** What a file is by its first bytes: a picture that browsers show, one in Apple's format, or none. */
async function pictureKind(file: string): Promise<"shown" | "heic" | null> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.subarray(0, bytesRead).toString("latin1");
    if (/^(\xFF\xD8\xFF|\x89PNG\r\n|GIF8|RIFF[^]{4}WEBP)/.test(start)) return "shown";
    const brand = /^[^]{4}ftyp([^]{4})/.exec(start)?.[1] ?? "";
    if (brand === "avif" || brand === "avis") return "shown";
    return /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand) ? "heic" : null;
  } finally {
    await handle.close();
  }
}
