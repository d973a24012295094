import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UploadedFile } from "@stemma/contract/files.contract";
import type { FileId } from "@stemma/domain/ids";
import { getFile, someBytes, somePicture } from "../testing/file-on-page.ts";
import { draftedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { sendFile, upload } from "../testing/upload.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana");
});

afterAll(() => server.stop());

describe("a picture", () => {
  async function uploadPicture(bytes: Uint8Array<ArrayBuffer>, type = "image/jpeg") {
    const { draftId } = await draftedPage(ana, "Bread", "Flour");
    return sendFile(server, ana, draftId, bytes, type);
  }
  const uploaded = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await (await uploadPicture(bytes)).json()) as UploadedFile;
  const shown = async (fileId: FileId, width?: number) => {
    const answer = await getFile(server, ana, fileId, width === undefined ? "" : `?w=${width}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, metadata: await sharp(bytes).metadata() };
  };

  test("is kept in smaller sizes, with its own, and is shown and not downloaded", async () => {
    const { fileId, picture: about } = await uploaded(await somePicture(1200, 600));
    expect(about).toMatchObject({ width: 1200, height: 600 });
    expect(about?.placeholder).toMatch(/^UklGR[\w+/=]+$/);
    const small = await shown(fileId, 300);
    expect(small.metadata).toMatchObject({ format: "webp", width: 480, height: 240 });
    expect((await shown(fileId, 961)).metadata).toMatchObject({ format: "jpeg", width: 1200 });
    expect((await shown(fileId, 99_999)).metadata).toMatchObject({ format: "jpeg", width: 1200 });
    expect(small.answer.headers.get("content-type")).toBe("image/webp");
    expect(small.answer.headers.get("content-disposition")).toBe("inline");
  });

  test("is upright, and tells nobody where it was taken", async () => {
    const bytes = await sharp(await somePicture(600, 300))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Model: "Camera 7" }, IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("Camera 7")).toBe(true);
    const { fileId, picture: about } = await uploaded(new Uint8Array(bytes));
    expect(about).toMatchObject({ width: 300, height: 600 });
    const kept = await shown(fileId);
    expect(kept.metadata).toMatchObject({ width: 300, height: 600, format: "jpeg" });
    expect(kept.metadata.exif).toBeUndefined();
    expect(kept.bytes.includes("Camera 7")).toBe(false);
  });

  test("without anything to remove is kept byte by byte", async () => {
    const bytes = await somePicture(100, 80);
    const { fileId } = await uploaded(bytes);
    expect(new Uint8Array((await shown(fileId)).bytes)).toEqual(bytes);
  });

  test("that moves goes on moving", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((background) =>
        sharp({ create: { width: 600, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { fileId, picture: about } = await uploaded(new Uint8Array(gif));
    expect(about).toMatchObject({ width: 600, height: 20 });
    expect((await shown(fileId, 480)).metadata).toMatchObject({ format: "gif", pages: 2 });
  });

  test("that cannot be shown is refused with the reason", async () => {
    const header = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    const size = Buffer.alloc(17);
    size.writeUInt32BE(50_000, 0);
    size.writeUInt32BE(50_000, 4);
    size.set([8, 2, 0, 0, 0], 8);
    const bomb = new Uint8Array(
      Buffer.concat([header, size, Buffer.from("0000000049444154", "hex")]),
    );
    const heic = new Uint8Array(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
    const cut = (await somePicture(400, 300)).slice(0, 3000);
    for (const [bytes, because] of [
      [bomb, "pixels"],
      [heic, "heic"],
      [cut, "damaged"],
      [someBytes(500), "damaged"],
    ] as const) {
      const answer = await uploadPicture(bytes);
      expect(await answer.json()).toMatchObject({ code: "PICTURE_UNREADABLE", data: { because } });
    }
    expect(readdirSync(server.fileStore.incoming)).toEqual([]);
  });

  test("with code in it, an SVG, is only downloaded, and so is HTML", async () => {
    for (const [text, type] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "image/svg+xml"],
      ["<script>alert(1)</script>", "text/html"],
    ] as const) {
      const { fileId, mediaType } = (await (
        await uploadPicture(new TextEncoder().encode(text), type)
      ).json()) as UploadedFile;
      expect(mediaType).toBe("application/octet-stream");
      const answer = await getFile(server, ana, fileId);
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toBe("attachment");
    }
  });
});

test("a PDF is downloaded, and shown in a page of ours where that is asked for", async () => {
  const { draftId } = await draftedPage(ana, "Bread", "Flour");
  const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF");
  const { fileId, mediaType } = await upload(server, ana, draftId, pdf);
  expect(mediaType).toBe("application/pdf");
  expect(
    (await getFile(server, ana, fileId, "/a.pdf")).headers.get("content-disposition"),
  ).toContain("attachment");
  const viewed = (await getFile(server, ana, fileId, "/a.pdf?view")).headers;
  expect(viewed.get("content-disposition")).toContain("inline");
  expect(viewed.get("content-security-policy")).toContain("frame-ancestors 'self'");
});
