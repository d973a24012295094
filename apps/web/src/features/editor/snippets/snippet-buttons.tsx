import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Pencil, Pin, PinOff, Trash2, Unlink } from "lucide-react";
import type { PageBody } from "@stemma/document/format";
import type { SnippetAttributes } from "@stemma/document/snippets/snippet-attributes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../../lib/api.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { useEditSnippet } from "./use-edit-snippet.ts";
import { messages } from "./messages.ts";
import styles from "./snippet-control.module.css";

interface SnippetButtonsProps {
  readonly snippet: SnippetAttributes;
  readonly onShow: (snippet: SnippetAttributes) => void;
  readonly onDetach: (text: PageBody) => void;
  readonly onRemove: () => void;
}

/** The title of a snippet, and the buttons at it: its draft, the version that is shown, making it normal text, removing it. */
export function SnippetButtons({ snippet, onShow, onDetach, onRemove }: SnippetButtonsProps) {
  const navigate = useNavigate();
  const { id, version } = snippet;
  const edit = useEditSnippet(id);
  const input = { snippets: [{ snippetId: id, versionId: version ?? null }] };
  const { data } = useQuery(orpc.snippets.texts.queryOptions({ input }));
  const known = data?.items[0];
  const text = known?.serializedEditorState ?? null;
  const published = known?.publishedVersion ?? null;
  const there = { to: "/page/$pageId", params: { pageId: id } } as const;
  return (
    <>
      {known !== undefined && (
        <span className={styles["title"]}>{displayPageTitle(known.pageTitle)}</span>
      )}
      {known !== undefined && version !== undefined && published !== null && !known.isPublished && (
        <div className={styles["newer"]}>
          <span>{messages.newer}</span>
          <Button
            kind="quiet"
            onClick={() => void navigate({ ...there, search: { compareTo: version } })}
          >
            {messages.compare}
          </Button>
          <Button kind="quiet" onClick={() => onShow({ id, version: published })}>
            {messages.update}
          </Button>
        </div>
      )}
      <fieldset aria-label={messages.group} className={styles["group"]}>
        {known !== undefined && !known.deleted && (
          <IconButton icon={<Icon of={Pencil} size={14} />} label={messages.edit} onClick={edit} />
        )}
        {version !== undefined ? (
          <IconButton
            icon={<Icon of={PinOff} size={14} />}
            label={messages.follow}
            onClick={() => onShow({ id })}
          />
        ) : (
          published !== null && (
            <IconButton
              icon={<Icon of={Pin} size={14} />}
              label={messages.pin}
              onClick={() => onShow({ id, version: published })}
            />
          )
        )}
        {text !== null && (
          <IconButton
            icon={<Icon of={Unlink} size={14} />}
            label={messages.detach}
            onClick={() => onDetach(text)}
          />
        )}
        <IconButton
          icon={<Icon of={Trash2} size={14} />}
          label={messages.remove}
          onClick={onRemove}
        />
      </fieldset>
    </>
  );
}
