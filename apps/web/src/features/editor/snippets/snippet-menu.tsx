import { Scissors } from "lucide-react";
import type { LexicalEditor } from "lexical";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { CaretMenu } from "../caret-menu/caret-menu.tsx";
import { useQueryAtCaret } from "../caret-menu/use-query-at-caret.ts";
import { useSearchMenu } from "../caret-menu/use-search-menu.ts";
import { messages } from "../messages.ts";
import { $insertSnippet, $snippetQuery } from "./snippet-query.ts";
import { useSnippetOptions, type SnippetOption } from "./use-snippet-options.ts";

const keyOf = ({ id }: SnippetOption) => id;
const nameOf = ({ title }: SnippetOption) => title;
const noteOf = ({ workspaceName }: SnippetOption) => workspaceName;
const pictureOf = () => <Icon of={Scissors} />;

/** The snippets to insert, at the caret, after `{{`. */
export function SnippetMenu({ editor }: { readonly editor: LexicalEditor }) {
  const open = useQueryAtCaret(editor, $snippetQuery);
  const { options, isSearching } = useSnippetOptions(open.searched);
  const menu = useSearchMenu(editor, open, {
    options,
    isSearching,
    first: isSearching ? null : 0,
    insert: ({ id }, place) => {
      editor.update(() => $insertSnippet({ id }, place));
      editor.focus();
    },
  });
  const none = isSearching ? messages.snippet.searching : messages.snippet.none;
  const title = options.length === 0 ? none : messages.snippet.title;
  return <CaretMenu {...{ editor, menu, title, keyOf, pictureOf, nameOf, noteOf }} />;
}
