/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events --
   a listbox of a text field: focus and keys stay in the text (use-slash-menu.ts), the pointer is an alternative. */
import { useEffect, useId, useRef } from "react";
import {
  Heading1,
  Heading2,
  Heading3,
  List,
  ListChecks,
  ListOrdered,
  Pilcrow,
  Table2,
  TextQuote,
  type LucideIcon,
} from "lucide-react";
import type { LexicalEditor } from "lexical";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { toneIcons } from "../callouts/tone-icons.ts";
import { messages } from "../messages.ts";
import type { SlashKind } from "./slash-options.ts";
import { useSlashMenu } from "./use-slash-menu.ts";
import { useSlashMenuPosition } from "./use-slash-menu-position.ts";
import styles from "./slash-menu.module.css";

const icons: Readonly<Record<SlashKind, LucideIcon>> = {
  h1: Heading1,
  h2: Heading2,
  h3: Heading3,
  paragraph: Pilcrow,
  bullet: List,
  number: ListOrdered,
  check: ListChecks,
  quote: TextQuote,
  ...toneIcons,
  table: Table2,
};

/**
 * The slash menu at the caret. The focus stays in the text; `aria-activedescendant` there points to the chosen
 * option.
 */
export function SlashMenu({ editor }: { readonly editor: LexicalEditor }) {
  const { state, options, chosen, choose, insert } = useSlashMenu(editor);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isOpen = options.length > 0;

  useSlashMenuPosition(ref, isOpen ? state : null, editor.getRootElement());

  useEffect(() => {
    const root = editor.getRootElement();
    if (root === null || !isOpen) return;
    root.setAttribute("aria-controls", id);
    if (chosen !== null) root.setAttribute("aria-activedescendant", `${id}-${chosen}`);
    return () => {
      root.removeAttribute("aria-controls");
      root.removeAttribute("aria-activedescendant");
    };
  }, [editor, id, isOpen, chosen]);

  if (!isOpen) return null;
  return (
    <div ref={ref} className={styles["menu"]} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-title`} className={styles["title"]}>
        {messages.slashMenu.title}
      </div>
      <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
        {options.map((option, index) => (
          <div
            key={option.kind}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles["option"]}
            onMouseMove={() => choose(index)}
            onClick={() => insert(option)}
          >
            <Icon of={icons[option.kind]} />
            {option.name}
          </div>
        ))}
      </div>
    </div>
  );
}
