import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";

const folder = mkdtempSync(path.join(tmpdir(), "stemma-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const side = 64;
const pixels = Buffer.from(
  Array.from({ length: side * side }, (_, at) => [
    at % 256,
    (at >> 4) % 256,
    (at * 7) % 256,
  ]).flat(),
);
/** A picture of thousands of colours that says with what it was taken. */
const colourful = () =>
  sharp(pixels, { raw: { width: side, height: side, channels: 3 } }).withExif({
    IFD0: { Software: "CAMERA" },
  });

/** The path of the picture itself, as it is kept. */
async function kept(name: string, bytes: Buffer, mediaType: string): Promise<string> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const picture = await readPicture(file, mediaType);
  return picture?.objects.find(({ width }) => width === null)?.path ?? file;
}

test("a PNG that tells more than how it looks is kept without that, and with all its colours", async () => {
  const file = await kept("a", await colourful().png().toBuffer(), "image/png");
  expect(await sharp(file).removeAlpha().raw().toBuffer()).toEqual(pixels);
  expect(readFileSync(file).includes("CAMERA")).toBe(false);
});

test("a PNG of 16 bits keeps them", async () => {
  const deep = await colourful().toColourspace("rgb16").png().toBuffer();
  expect((await sharp(await kept("b", deep, "image/png")).metadata()).depth).toBe("ushort");
});

test("an animated WebP is kept with all its pictures, and without what it tells", async () => {
  const frames = await Promise.all(
    [0, 90, 180].map((hue) => colourful().modulate({ hue }).png().toBuffer()),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Software: "CAMERA" } })
    .webp({ delay: [100, 200, 300] })
    .toBuffer();
  expect(animated.includes("CAMERA")).toBe(true);
  const file = await kept("c", animated, "image/webp");
  expect(readFileSync(file).includes("CAMERA")).toBe(false);
  const { pages, delay, width, pageHeight } = await sharp(file, { animated: true }).metadata();
  expect({ pages, delay, width, pageHeight }).toEqual({
    pages: 3,
    delay: [100, 200, 300],
    width: side,
    pageHeight: side,
  });
});

test("a WebP without loss is kept without loss", async () => {
  const webp = await colourful().webp({ lossless: true }).toBuffer();
  const file = await kept("lossless", webp, "image/webp");
  expect(await sharp(file).removeAlpha().raw().toBuffer()).toEqual(pixels);
  expect(readFileSync(file).includes("CAMERA")).toBe(false);
});

test("a picture that breaks off leaves no file beside the received one", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 1000, height: 1000, channels: 3, background: "white", noise } as const;
  const whole = await sharp({ create })
    .withExif({ IFD0: { Software: "CAMERA" } })
    .png()
    .toBuffer();
  const broken = kept("broken", whole.subarray(0, whole.length / 2), "image/png");
  await expect(broken).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.startsWith("broken."))).toEqual([]);
});
