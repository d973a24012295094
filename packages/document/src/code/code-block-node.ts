import { CodeNode } from "@lexical/code-core";
import {
  $getState,
  $getStateChange,
  $isLineBreakNode,
  $setState,
  createState,
  type DOMExportOutput,
  type ElementDOMSlot,
  type LexicalEditor,
  type LexicalNode,
} from "lexical";
import { codeClasses, codeLook, lineNumberClasses, type CodeLook } from "./code-look.ts";

const lineNumbersState = createState("lineNumbers", { parse: (value) => value === true });
const wrapState = createState("wrap", { parse: (value) => value !== false });

/**
 * A block of code in the editor, drawn as `blockToHtml` draws it. It takes the place of Lexical's node, whose type it has, and adds
 * the attributes that Lexical's does not know.
 */
export class CodeBlockNode extends CodeNode {
  override $config() {
    return this.config("code", {
      extends: CodeNode,
      stateConfigs: [
        { stateConfig: lineNumbersState, flat: true },
        { stateConfig: wrapState, flat: true },
      ],
    });
  }

  getLook(): CodeLook {
    return codeLook({
      lineNumbers: $getState(this, lineNumbersState),
      wrap: $getState(this, wrapState),
    });
  }

  setLook({ lineNumbers, wrap }: CodeLook): this {
    $setState(this, lineNumbersState, lineNumbers === true);
    return $setState(this, wrapState, wrap !== false);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("pre");
    element.setAttribute("translate", "no");
    element.setAttribute("spellcheck", "false");
    if (this.getLook().wrap === false) {
      const scroller = document.createElement("span");
      scroller.className = "code-scroll";
      // It is editable anyway; to tools for accessibility, the attribute says that the caret gets into it.
      scroller.contentEditable = "true";
      element.append(scroller);
    }
    this.#show(element);
    return element;
  }

  override updateDOM(before: this, element: HTMLElement): boolean {
    if ($getStateChange(this, before, wrapState) !== null) return true;
    this.#show(element);
    return false;
  }

  #show(element: HTMLElement): void {
    const look = this.getLook();
    const numbers = look.lineNumbers === true ? lineNumberClasses(this.countLines()) : [];
    const className = [...codeClasses(look), ...numbers].join(" ");
    if (element.className !== className) element.className = className;
    const language = this.getLanguage();
    if (language) element.dataset["language"] = language;
    else delete element.dataset["language"];
  }

  /** How many lines the code has: one more than line breaks. */
  countLines(): number {
    let lines = 1;
    for (let child = this.getFirstChild(); child !== null; child = child.getNextSibling()) {
      if ($isLineBreakNode(child)) lines += 1;
    }
    return lines;
  }

  override getDOMSlot(element: HTMLElement): ElementDOMSlot<HTMLElement> {
    const slot = super.getDOMSlot(element);
    const scroller = element.firstElementChild;
    return scroller instanceof HTMLElement && scroller.className === "code-scroll"
      ? slot.withElement(scroller)
      : slot;
  }

  override exportDOM(editor: LexicalEditor): DOMExportOutput {
    const output = super.exportDOM(editor);
    const { lineNumbers, wrap } = this.getLook();
    if (output.element instanceof HTMLElement) {
      if (lineNumbers === true) output.element.classList.add("line-numbers");
      if (wrap === false) output.element.classList.add("unwrapped");
    }
    return output;
  }
}

/** An empty block of code, not yet attached. */
export function $createCodeBlockNode(): CodeBlockNode {
  return new CodeBlockNode();
}

/** Whether a node is a block of code; a formula is none. */
export function $isCodeBlockNode(node: LexicalNode | null | undefined): node is CodeBlockNode {
  return node instanceof CodeBlockNode;
}
