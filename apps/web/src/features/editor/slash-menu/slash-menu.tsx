import {
  AtSign,
  CodeXml,
  Heading1,
  Heading2,
  Heading3,
  List,
  ListChecks,
  ListOrdered,
  FileSymlink,
  Image,
  Minus,
  Paperclip,
  Pilcrow,
  Scissors,
  Sigma,
  SquareFunction,
  Table2,
  TextQuote,
  Workflow,
  type LucideIcon,
} from "lucide-react";
import type { LexicalEditor } from "lexical";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { frameIcons } from "../frames/frame-icons.ts";
import { CaretMenu } from "../caret-menu/caret-menu.tsx";
import { useCaretMenu, type CaretMenuRules } from "../caret-menu/use-caret-menu.ts";
import { messages } from "../messages.ts";
import { $insertObject } from "./insert-object.ts";
import { firstChosen, slashOptions, type SlashKind, type SlashOption } from "./slash-options.ts";
import { slashQuery } from "./slash-query.ts";

const icons: Readonly<Record<SlashKind, LucideIcon>> = {
  h1: Heading1,
  h2: Heading2,
  h3: Heading3,
  paragraph: Pilcrow,
  bullet: List,
  number: ListOrdered,
  check: ListChecks,
  quote: TextQuote,
  codeBlock: CodeXml,
  math: SquareFunction,
  inlineMath: Sigma,
  diagram: Workflow,
  divider: Minus,
  snippet: Scissors,
  page: FileSymlink,
  person: AtSign,
  ...frameIcons,
  table: Table2,
  image: Image,
  file: Paperclip,
};

const rules: CaretMenuRules<SlashOption> = {
  queryIn: slashQuery,
  optionsOf: slashOptions,
  firstChosen,
  $insert: ({ kind }) => $insertObject(kind),
};

const rulesInSnippet: CaretMenuRules<SlashOption> = {
  ...rules,
  optionsOf: (query) => slashOptions(query).filter(({ kind }) => kind !== "snippet"),
};

const keyOf = ({ kind }: SlashOption) => kind;
const nameOf = ({ name }: SlashOption) => name;
const pictureOf = ({ kind }: SlashOption) => <Icon of={icons[kind]} />;

interface SlashMenuProps {
  readonly editor: LexicalEditor;
  /** Whether the text is that of a snippet, which holds no other one. */
  readonly isSnippet: boolean;
}

/** The menu of blocks, which a slash opens. */
export function SlashMenu({ editor, isSnippet }: SlashMenuProps) {
  const menu = useCaretMenu(editor, isSnippet ? rulesInSnippet : rules);
  const { title } = messages.slashMenu;
  return <CaretMenu {...{ editor, menu, title, keyOf, pictureOf, nameOf }} />;
}
