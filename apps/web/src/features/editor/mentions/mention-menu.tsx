import { AtSign } from "lucide-react";
import type { LexicalEditor } from "lexical";
import type { PageId } from "@stemma/domain/ids";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { CaretMenu } from "../caret-menu/caret-menu.tsx";
import { useQueryAtCaret } from "../caret-menu/use-query-at-caret.ts";
import { useSearchMenu } from "../caret-menu/use-search-menu.ts";
import { messages } from "../messages.ts";
import { $insertMention, $mentionQuery } from "./mention-query.ts";
import { useMentionOptions, type MentionOption } from "./use-mention-options.ts";

interface MentionMenuProps {
  readonly editor: LexicalEditor;
  /** The page whose readers can be mentioned. */
  readonly pageId: PageId;
}

const keyOf = ({ id }: MentionOption) => id;
const nameOf = ({ name }: MentionOption) => name;
const noteOf = ({ name, email }: MentionOption) => (email === name ? null : email);
const pictureOf = () => <Icon of={AtSign} />;

/** The people to mention, at the caret, after `@`. */
export function MentionMenu({ editor, pageId }: MentionMenuProps) {
  const open = useQueryAtCaret(editor, $mentionQuery);
  const { options, isSearching, hasFailed } = useMentionOptions(open.searched, pageId);
  const menu = useSearchMenu(editor, open, {
    options,
    isSearching,
    first: 0,
    endsWhenEmpty: true,
    insert({ id }, place) {
      editor.update(() => $insertMention(id, place));
      editor.focus();
    },
  });
  const unfound = hasFailed ? messages.mention.failed : messages.mention.none;
  const none = isSearching ? messages.mention.searching : unfound;
  const title = options.length === 0 ? none : messages.mention.title;
  return <CaretMenu {...{ editor, menu, title, keyOf, pictureOf, nameOf, noteOf }} />;
}
