import { oc } from "@orpc/contract";
import { z } from "zod";
import type { FileId } from "@stemma/domain/ids";
import { memberErrors } from "./member-errors.ts";
import { idOf } from "./value-shapes.ts";

const tags = ["Files"];

/** A stored file, as the answer to its upload. */
export const uploadedFileShape = z.object({
  fileId: idOf<FileId>(),
  /** In bytes. */
  size: z.number().int(),
  /** As the server found it in the file's content; `application/octet-stream` for all other content. */
  mediaType: z.string(),
  /** How to show the file as a picture; `null` if it is none. */
  picture: z
    .object({
      /** In pixels. */
      width: z.number().int(),
      height: z.number().int(),
      /** A blurred picture of some pixels, as the Base64 of a WebP file; stands there until the picture is loaded. */
      placeholder: z.string(),
    })
    .nullable(),
});

export type UploadedFile = z.output<typeof uploadedFileShape>;

export const filesContract = {
  /** How large a file may be, and how much room the organization has left for files. In bytes. */
  limits: oc
    .route({ method: "GET", path: "/files/limits", tags, summary: "Read the limits of uploads" })
    .errors(memberErrors)
    .output(z.object({ sizeMax: z.number(), bytesLeft: z.number() })),
};
