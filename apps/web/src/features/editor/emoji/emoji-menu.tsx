import { useEffect, useState } from "react";
import { $getSelection, $isRangeSelection, type LexicalEditor } from "lexical";
import { CaretMenu } from "../caret-menu/caret-menu.tsx";
import { $eraseTyped } from "../caret-menu/erase-typed.ts";
import { useCaretMenu, type CaretMenuRules } from "../caret-menu/use-caret-menu.ts";
import { messages } from "../messages.ts";
import { emojiQuery, emojiQueryMinCharacters } from "./emoji-query.ts";
import { loadedEmoji, loadEmoji } from "../../../lib/emoji/load-emoji.ts";
import { registerTypedEmoji } from "./register-typed-emoji.ts";
import type { Emoji } from "../../../lib/emoji/search-emoji.ts";
import styles from "./emoji-menu.module.css";

/** The most emoji that the menu shows. */
const shownMax = 8;

const rules: CaretMenuRules<Emoji> = {
  queryIn: emojiQuery,
  optionsOf: (query) =>
    query.length < emojiQueryMinCharacters
      ? []
      : (loadedEmoji()?.searchEmoji(query, shownMax) ?? []),
  firstChosen: () => 0,
  $insert({ character }) {
    if ($eraseTyped(emojiQuery) === null) return;
    const caret = $getSelection();
    if ($isRangeSelection(caret)) caret.insertText(character);
  },
};

const keyOf = ({ character }: Emoji) => character;
const nameOf = ({ name }: Emoji) => name;
const pictureOf = ({ character }: Emoji) => (
  <span aria-hidden className={styles["emoji"]}>
    {character}
  </span>
);

/** The menu of emoji, which a colon and two letters open. The emoji are a chunk that is loaded with the first colon. */
export function EmojiMenu({ editor }: { readonly editor: LexicalEditor }) {
  const menu = useCaretMenu(editor, rules);
  const [, setIsLoaded] = useState(false);

  useEffect(() => registerTypedEmoji(editor), [editor]);
  useEffect(() => {
    if (!menu.isTyped || loadedEmoji() !== null) return;
    // Without a connection the menu stays closed; the next colon loads again.
    loadEmoji().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [menu.isTyped]);

  const { title } = messages.emojiMenu;
  return <CaretMenu {...{ editor, menu, title, keyOf, pictureOf, nameOf }} />;
}
