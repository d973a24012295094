/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events --
   a listbox of a text field: focus and keys stay in the text (use-caret-menu.ts), the pointer is an alternative. */
import { useEffect, useId, useRef, type ReactNode } from "react";
import type { LexicalEditor } from "lexical";
import { useCaretMenuPosition } from "./use-caret-menu-position.ts";
import type { CaretMenuState } from "./use-caret-menu.ts";
import styles from "./caret-menu.module.css";

interface CaretMenuProps<Option> {
  readonly editor: LexicalEditor;
  readonly menu: CaretMenuState<Option>;
  readonly title: string;
  readonly keyOf: (option: Option) => string;
  readonly pictureOf: (option: Option) => ReactNode;
  readonly nameOf: (option: Option) => string;
  /** What stands behind the name, such as where a page is. */
  readonly noteOf?: (option: Option) => string | null;
}

/**
 * A menu at the caret. The focus stays in the text; `aria-activedescendant` there points to the chosen option.
 */
export function CaretMenu<Option>({ editor, menu, title, ...of }: CaretMenuProps<Option>) {
  const { kind, options, chosen, choose, insert } = menu;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isOpen = kind !== null;

  useCaretMenuPosition(ref, kind, editor.getRootElement());

  useEffect(() => {
    const root = editor.getRootElement();
    if (root === null || !isOpen) return;
    root.setAttribute("aria-controls", id);
    if (chosen !== null) {
      root.setAttribute("aria-activedescendant", `${id}-${chosen}`);
      document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: "nearest" });
    }
    return () => {
      root.removeAttribute("aria-controls");
      root.removeAttribute("aria-activedescendant");
    };
  }, [editor, id, isOpen, chosen]);

  if (!isOpen) return null;
  return (
    <div ref={ref} className={styles["menu"]} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-title`} className={styles["title"]}>
        {title}
      </div>
      <div
        id={id}
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${id}-title`}
        className={styles["options"]}
      >
        {options.map((option, index) => (
          <div
            key={of.keyOf(option)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles["option"]}
            onMouseMove={() => choose(index)}
            onClick={() => insert(option)}
          >
            {of.pictureOf(option)}
            <span className={styles["name"]}>{of.nameOf(option)}</span>
            {of.noteOf?.(option) != null && (
              <span className={styles["note"]}>{of.noteOf(option)}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
