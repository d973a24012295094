import { Toolbar } from "@base-ui/react/toolbar";
import { Link } from "lucide-react";
import { IS_APPLE, type LexicalEditor } from "lexical";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { shortcutLabel } from "../keys/shortcut.ts";
import { messages } from "../messages.ts";
import styles from "../toolbar/format-button.module.css";
import { editLinkCommand } from "./link-commands.ts";
import { linkShortcut } from "./link-shortcut.ts";

/** The toolbar's button that opens the link editor for the selected text. */
export function LinkButton({ editor }: { readonly editor: LexicalEditor }) {
  const { title } = messages.link;
  const tooltip = messages.toolbar.tooltip(title, shortcutLabel(linkShortcut, IS_APPLE));
  return (
    <Tooltip text={tooltip} side="top">
      <Toolbar.Button
        className={styles["button"]}
        aria-label={title}
        onClick={() => editor.dispatchCommand(editLinkCommand, undefined)}
      >
        <Icon of={Link} />
      </Toolbar.Button>
    </Tooltip>
  );
}
