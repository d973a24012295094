/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events --
   a listbox of a text field: focus and keys stay in the text (use-page-link-menu.ts), the pointer is an alternative. */
import { FilePlus, FileText } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { LexicalEditor } from "lexical";
import type { WorkspaceId } from "@stemma/domain/ids";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.ts";
import menuStyles from "../slash-menu/slash-menu.module.css";
import { useSlashMenuPosition } from "../slash-menu/use-slash-menu-position.ts";
import { usePageLinkMenu } from "./use-page-link-menu.ts";
import styles from "./page-link-menu.module.css";

interface PageLinkMenuProps {
  readonly editor: LexicalEditor;
  /** Where a missing page is created. */
  readonly workspaceId: WorkspaceId;
}

/** The pages to link to, at the caret, after `[[`. The focus stays in the text. */
export function PageLinkMenu({ editor, workspaceId }: PageLinkMenuProps) {
  const { isOpen, options, isSearching, chosen, choose, insert } = usePageLinkMenu(
    editor,
    workspaceId,
  );
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useSlashMenuPosition(ref, isOpen ? "paragraph" : null, editor.getRootElement());

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
    <div
      ref={ref}
      className={`${menuStyles["menu"]} ${styles["menu"]}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={`${id}-title`} className={menuStyles["title"]}>
        {options.length === 0
          ? isSearching
            ? messages.pageLink.searching
            : messages.pageLink.none
          : messages.pageLink.title}
      </div>
      <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
        {options.map((option, index) => (
          <div
            key={option.kind === "page" ? option.id : "create"}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={menuStyles["option"]}
            onMouseMove={() => choose(index)}
            onClick={() => void insert(option)}
          >
            <Icon of={option.kind === "page" ? FileText : FilePlus} />
            <span className={styles["name"]}>
              {option.kind === "page" ? option.title : messages.pageLink.create(option.title)}
            </span>
            {option.kind === "page" && (
              <span className={styles["workspace"]}>{option.workspaceName}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
