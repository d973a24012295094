/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions --
   the form hears Escape and the loss of focus of its own controls. */
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { messages } from "../messages.ts";
import { useFloatingPosition } from "../toolbar/use-floating-position.ts";
import { addressOfInput } from "./address-of-input.ts";
import type { EditedLink } from "./use-link-popup.ts";
import styles from "./link-popup.module.css";

interface LinkFormProps {
  readonly link: EditedLink;
  /** Called with the new address, or `null` to remove the link. */
  readonly onChange: (url: string | null) => void;
  /** Called on Escape, with the focus to be returned, and when the focus goes elsewhere. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The name under which the style sheet marks the text to be linked while the field has the focus. */
const highlightName = "linked-text";

/** The class of the element around that text: the style sheet marks texts in it only. */
const insideClass = "linked-text-inside";

/** A form for the address of a link, beside its text. An empty address removes the link. */
export function LinkForm({ link, onChange, onClose }: LinkFormProps) {
  const [entered, setEntered] = useState(link.url);
  const [isRefused, setRefused] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const boxOfText = () => link.range?.getBoundingClientRect() ?? null;
  useFloatingPosition(ref, link, boxOfText, { prefersBelow: true });
  useEffect(() => {
    // The browser shows no selection in a text that lost the focus.
    if (link.range === null || !("highlights" in CSS)) return undefined;
    CSS.highlights.set(highlightName, new Highlight(link.range));
    const { commonAncestorContainer: common } = link.range;
    const around = common instanceof Element ? common : common.parentElement;
    around?.classList.add(insideClass);
    return () => {
      around?.classList.remove(insideClass);
      CSS.highlights.delete(highlightName);
    };
  }, [link]);

  const apply = (): void => {
    const url = addressOfInput(entered);
    if (url !== null) onChange(url);
    else if (entered.trim() === "" && link.isThere) onChange(null);
    else setRefused(true);
  };
  return (
    <form
      ref={ref}
      aria-label={messages.link.title}
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose(true);
      }}
      onBlur={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (!isInside && document.hasFocus()) onClose(false);
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the writer, to enter the address
        autoFocus
        label={messages.link.address}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={entered}
        onValue={(value) => {
          setEntered(value);
          setRefused(false);
        }}
        error={isRefused ? messages.link.refused : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles["buttons"]}>
        {link.isThere && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            {messages.link.remove}
          </Button>
        )}
        <Button kind="primary" type="submit">
          {messages.link.apply}
        </Button>
      </div>
    </form>
  );
}
