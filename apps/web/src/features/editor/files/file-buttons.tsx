import { useState } from "react";
import { Captions, Expand, Image, Maximize, Trash2 } from "lucide-react";
import { altTextMaxCharacters, type PictureSpan } from "@stemma/document/files/file-attributes";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "./messages.ts";
import type { ShownFile } from "./use-shown-file.ts";
import styles from "./file-control.module.css";

interface FileButtonsProps {
  readonly shown: ShownFile;
  readonly onSpan: (span: PictureSpan | undefined) => void;
  readonly onAltText: (text: string) => void;
  /** Called when the writer is done with the description. */
  readonly onDescribed: () => void;
  readonly onRemove: () => void;
}

const widths = [
  { span: "text", icon: Image },
  { span: "wide", icon: Expand },
  { span: "full", icon: Maximize },
] as const;

/** The buttons at a picture or a file: its width, its description, deleting it. */
export function FileButtons({ shown, ...on }: FileButtonsProps) {
  const [isDescribing, setDescribing] = useState(false);
  const { isPicture, attributes } = shown;
  const { altText = "", span: shownSpan = "text" } = attributes;
  return (
    <>
      {isPicture && (
        <fieldset aria-label={messages.width} className={styles["group"]}>
          {widths.map(({ span, icon }) => (
            <IconButton
              key={span}
              icon={<Icon of={icon} size={14} />}
              label={messages.widths[span]}
              aria-pressed={shownSpan === span}
              onClick={() => on.onSpan(span === "text" ? undefined : span)}
            />
          ))}
        </fieldset>
      )}
      {isPicture && (
        <IconButton
          icon={<Icon of={Captions} size={14} />}
          label={messages.describe}
          aria-expanded={isDescribing}
          onClick={() => setDescribing(!isDescribing)}
        />
      )}
      <IconButton
        icon={<Icon of={Trash2} size={14} />}
        label={isPicture ? messages.removeImage : messages.removeFile}
        onClick={on.onRemove}
      />
      {isPicture && isDescribing && (
        <input
          className={styles["description"]}
          aria-label={messages.description}
          placeholder={messages.descriptionHint}
          defaultValue={altText}
          maxLength={altTextMaxCharacters}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that shows the field asks for it.
          autoFocus
          onBlur={({ target }) => on.onAltText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            if (event.key === "Enter") on.onAltText(event.currentTarget.value);
            else event.currentTarget.value = altText;
            setDescribing(false);
            on.onDescribed();
          }}
        />
      )}
    </>
  );
}
