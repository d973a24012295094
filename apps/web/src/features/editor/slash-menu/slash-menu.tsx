import {
  AtSign,
  Braces,
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
import type { PageKind } from "@stemma/domain/page/page-kind";
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
  "{{title}}": Braces,
  "{{date}}": Braces,
  "{{author}}": Braces,
  "{{cursor}}": Braces,
};

const rulesOf = (pageKind: PageKind): CaretMenuRules<SlashOption> => ({
  queryIn: slashQuery,
  optionsOf: (query) => slashOptions(query, pageKind),
  firstChosen,
  $insert: ({ kind }) => $insertObject(kind),
});

const rules = {
  page: rulesOf("page"),
  template: rulesOf("template"),
  snippet: rulesOf("snippet"),
};

const keyOf = ({ kind }: SlashOption) => kind;
const nameOf = ({ name }: SlashOption) => name;
const pictureOf = ({ kind }: SlashOption) => <Icon of={icons[kind]} />;

interface SlashMenuProps {
  readonly editor: LexicalEditor;
  /** What the text is of: a snippet holds no other one, and a template can hold variables. */
  readonly pageKind: PageKind;
}

/** The menu of blocks, which a slash opens. */
export function SlashMenu({ editor, pageKind }: SlashMenuProps) {
  const menu = useCaretMenu(editor, rules[pageKind]);
  const { title } = messages.slashMenu;
  return <CaretMenu {...{ editor, menu, title, keyOf, pictureOf, nameOf }} />;
}
