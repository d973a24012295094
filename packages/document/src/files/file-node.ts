import {
  $createParagraphNode,
  $setState,
  createState,
  ElementNode,
  type ElementDOMSlot,
  type LexicalNode,
  type RangeSelection,
  type SerializedElementNode,
  type Spread,
} from "lexical";
import type { FileKind } from "../make-block.ts";
import type { RowAttributes } from "../row-attributes.ts";
import {
  fileFields,
  pictureSpans,
  readAltText,
  readFile,
  type PictureFields,
} from "./file-attributes.ts";
import { fileClasses, fileToHtml } from "./file-to-html.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const number = (value: unknown) => (typeof value === "number" ? value : 0);

const fileStates = {
  fileId: createState("fileId", { parse: text }),
  name: createState("name", { parse: text }),
  size: createState("size", { parse: number }),
};
const pictureStates = {
  width: createState("width", { parse: number }),
  height: createState("height", { parse: number }),
  placeholder: createState("placeholder", { parse: text }),
  altText: createState("altText", { parse: text }),
  span: createState("span", { parse: text }),
};

type SerializedFileNode = Spread<Partial<PictureFields>, SerializedElementNode>;

/**
 * A picture or another file in the editor. Its children are the caption. The picture or the card stands before them, in the same
 * element, where no caret can stand.
 */
abstract class FileBlockNode extends ElementNode {
  abstract get kind(): FileKind;

  override exportJSON(): SerializedFileNode {
    return super.exportJSON();
  }

  /** The row's attributes; without a file if the stored ones are not valid. */
  getAttributes(): RowAttributes {
    const fields = this.exportJSON();
    const file = readFile((name) => fields[name as keyof PictureFields], this.kind === "image");
    if (typeof file === "string") return {};
    const altText = readAltText(fields.altText);
    const span = pictureSpans.find((known) => known === fields.span);
    return {
      file,
      ...(altText !== undefined && { altText }),
      ...(span !== undefined && { span }),
    };
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("figure");
    this.#draw(element);
    element.append(document.createElement("figcaption"));
    return element;
  }

  override updateDOM(before: this, element: HTMLElement): boolean {
    if (JSON.stringify(before.exportJSON()) !== JSON.stringify(this.exportJSON())) {
      element.firstElementChild?.remove();
      this.#draw(element);
    }
    return false;
  }

  /** The same HTML as in `blockToHtml`; the link is no stop of the Tab key while writing. */
  #draw(element: HTMLElement): void {
    const attributes = this.getAttributes();
    element.className = fileClasses(this.kind, attributes).join(" ");
    element.insertAdjacentHTML("afterbegin", fileToHtml(this.kind, attributes));
    const link = element.firstElementChild;
    if (!(link instanceof HTMLAnchorElement)) return;
    link.tabIndex = -1;
    // A dragged picture would be dropped as another file.
    for (const one of [link, ...link.querySelectorAll("img")]) one.draggable = false;
    link.contentEditable = "false";
  }

  override getDOMSlot(element: HTMLElement): ElementDOMSlot<HTMLElement> {
    const caption = element.lastElementChild;
    const slot = super.getDOMSlot(element);
    return caption instanceof HTMLElement ? slot.withElement(caption) : slot;
  }

  /** What follows a caption is a paragraph. */
  override insertNewAfter(_selection: RangeSelection | null, restoreSelection = true) {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restoreSelection);
    return paragraph;
  }

  override canIndent(): boolean {
    return false;
  }
}

/** A picture in the editor. */
export class ImageNode extends FileBlockNode {
  override $config() {
    return this.config("image", {
      extends: ElementNode,
      stateConfigs: [...Object.values(fileStates), ...Object.values(pictureStates)].map(
        (stateConfig) => ({ stateConfig, flat: true }),
      ),
    });
  }

  get kind(): FileKind {
    return "image";
  }
}

/** A file to download in the editor. */
export class FileNode extends FileBlockNode {
  override $config() {
    return this.config("file", {
      extends: ElementNode,
      stateConfigs: Object.values(fileStates).map((stateConfig) => ({ stateConfig, flat: true })),
    });
  }

  get kind(): FileKind {
    return "file";
  }
}

/** A picture or a file with these attributes, not yet attached. */
export function $createFileNode(kind: FileKind, attributes: RowAttributes): ImageNode | FileNode {
  const node = kind === "image" ? new ImageNode() : new FileNode();
  return $setFileAttributes(node, attributes);
}

/** Gives a picture or a file these attributes. */
export function $setFileAttributes<Node extends ImageNode | FileNode>(
  node: Node,
  { file, altText, span }: RowAttributes,
): Node {
  if (file === undefined) return node;
  const { fileId, name, size } = fileFields(file);
  $setState(node, fileStates.fileId, fileId);
  $setState(node, fileStates.name, name);
  $setState(node, fileStates.size, size);
  if (!(node instanceof ImageNode)) return node;
  $setState(node, pictureStates.width, file.picture?.width ?? 0);
  $setState(node, pictureStates.height, file.picture?.height ?? 0);
  $setState(node, pictureStates.placeholder, file.picture?.placeholder ?? "");
  $setState(node, pictureStates.altText, altText ?? "");
  $setState(node, pictureStates.span, span ?? "");
  return node;
}

/** Whether a node is a picture or a file. */
export function $isFileNode(node: LexicalNode | null | undefined): node is ImageNode | FileNode {
  return node instanceof ImageNode || node instanceof FileNode;
}
