/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions --
   a group of buttons is no fieldset; a press on it must not take the focus out of the text. */
import { useRef } from "react";
import { ExternalLink, Pencil, Unlink } from "lucide-react";
import type { LexicalEditor } from "lexical";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { messages } from "../messages.ts";
import { useFloatingPosition } from "../toolbar/use-floating-position.ts";
import { LinkForm } from "./link-form.tsx";
import { useLinkPopup } from "./use-link-popup.ts";
import styles from "./link-popup.module.css";

/**
 * Beside the link that the caret is in: its address, and buttons to open, edit and remove it. The focus stays in the text.
 * In its place, the form for the address while it is edited.
 */
export function LinkPopup({ editor }: { readonly editor: LexicalEditor }) {
  const { shown, edited, edit, change, close } = useLinkPopup(editor);
  const ref = useRef<HTMLDivElement>(null);
  const boxOfLink = () =>
    (shown && editor.getElementByKey(shown.key)?.getBoundingClientRect()) ?? null;
  useFloatingPosition(ref, edited === null ? shown : null, boxOfLink, { prefersBelow: true });
  if (edited !== null) {
    return <LinkForm key={edited.url} link={edited} onChange={change} onClose={close} />;
  }
  if (shown === null) return null;
  const { url } = shown;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={messages.link.title}
      className={styles["popup"]}
      onMouseDown={(event) => event.preventDefault()}
    >
      <a
        className={styles["address"]}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        <Icon of={ExternalLink} size={14} />
        <span className="visually-hidden">{messages.link.open}</span>
        {url}
      </a>
      <IconButton label={messages.link.edit} icon={<Icon of={Pencil} />} onClick={edit} />
      <IconButton
        label={messages.link.remove}
        icon={<Icon of={Unlink} />}
        onClick={() => change(null)}
      />
    </div>
  );
}
