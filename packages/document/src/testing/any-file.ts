import type { FileId } from "@stemma/domain/ids";
import type { FileAttributes } from "../files/file-attributes.ts";
import { linkedId } from "./linked-id.ts";

/** A stored picture; equal numbers give the same one. */
export function anyFile(number: number, name = `picture-${number}.png`): FileAttributes {
  return {
    id: linkedId(number) as string as FileId,
    name,
    size: 1000 + number,
    picture: { width: 800, height: 600 + number, placeholder: "" },
  };
}
