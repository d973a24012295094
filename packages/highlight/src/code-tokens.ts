import { createLowlight } from "lowlight";
import type { CodeToken, CodeTokenKind } from "@stemma/document/code/code-colors";
import { codeGrammars } from "./code-grammars.ts";
import { codeLanguageOf } from "./code-languages.ts";

/** The longest code that is coloured, in characters: reading it takes some milliseconds. */
export const coloredMaxCharacters = 20_000;

/** The kind of each scope of highlight.js that has a colour. */
const kinds: ReadonlyMap<string, CodeTokenKind> = new Map([
  ...["comment", "quote", "doctag"].map((scope) => [scope, "comment"] as const),
  ...["keyword", "built_in", "name", "selector-tag", "section", "meta", "tag"].map(
    (scope) => [scope, "keyword"] as const,
  ),
  ...["string", "number", "literal", "regexp", "symbol", "char", "addition", "bullet"].map(
    (scope) => [scope, "value"] as const,
  ),
]);

const lowlight = createLowlight();

/**
 * The coloured pieces of a text in this language, in order. Empty for plain text, for a language that nobody knows here, and
 * for very long code. Rejects if the grammar of the language cannot be loaded.
 */
export async function codeTokens(text: string, languageName: string | null): Promise<CodeToken[]> {
  const language = codeLanguageOf(languageName)?.id;
  if (language === undefined || text.length > coloredMaxCharacters) return [];
  if (!lowlight.registered(language)) {
    const grammar = await codeGrammars[language]?.();
    if (grammar === undefined) return [];
    lowlight.register(language, grammar.default);
  }
  return tokensOf(lowlight.highlight(language, text));
}

type Tree = ReturnType<typeof lowlight.highlight>;
type TreeNode = Tree["children"][number];

function tokensOf(tree: Tree): CodeToken[] {
  const tokens: CodeToken[] = [];
  let at = 0;
  const read = (node: TreeNode, outer: CodeTokenKind | null): void => {
    if (node.type === "text") {
      const from = at;
      at += node.value.length;
      if (outer === null) return;
      const last = tokens.at(-1);
      if (last?.kind === outer && last.to === from) tokens[tokens.length - 1] = { ...last, to: at };
      else tokens.push({ kind: outer, from, to: at });
    } else if (node.type === "element") {
      const kind = kindOf(node.properties["className"]) ?? outer;
      for (const child of node.children) read(child, kind);
    }
  };
  for (const node of tree.children) read(node, null);
  return tokens;
}

function kindOf(classNames: unknown): CodeTokenKind | null {
  const [first] = Array.isArray(classNames) ? (classNames as unknown[]) : [];
  return kinds.get(String(first).replace(/^hljs-/, "")) ?? null;
}
