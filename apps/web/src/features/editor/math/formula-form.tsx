/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions --
   the form hears Escape and the loss of focus of its own controls. */
import { useRef, useState } from "react";
import type { LexicalEditor } from "lexical";
import { inlineMathMax } from "@stemma/document/math/inline-math-word";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { messages } from "../messages.ts";
import { useFloatingPosition } from "../toolbar/use-floating-position.ts";
import { FormulaPreview } from "./formula-preview.tsx";
import { useFormulaForm } from "./use-formula-form.ts";
import styles from "./formula-form.module.css";

/** The form for the source of a formula in a line, beside the formula. */
export function FormulaForm({ editor }: { readonly editor: LexicalEditor }) {
  const { edited, boxOf, apply, cancel } = useFormulaForm(editor);
  const ref = useRef<HTMLFormElement>(null);
  useFloatingPosition(ref, edited, boxOf, { prefersBelow: true });
  if (edited === null) return null;
  return (
    <form
      ref={ref}
      aria-label={messages.formula.title}
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(sourceIn(event.currentTarget), true);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        cancel();
      }}
      onBlur={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (!isInside && document.hasFocus()) apply(sourceIn(event.currentTarget), false);
      }}
    >
      <SourceField key={edited.key} source={edited.source} />
      <div className={styles["buttons"]}>
        {edited.key !== null && (
          <Button kind="quiet" onClick={() => apply("", true)}>
            {messages.formula.remove}
          </Button>
        )}
        <Button kind="primary" type="submit">
          {messages.formula.apply}
        </Button>
      </div>
    </form>
  );
}

const fieldName = "source";

function sourceIn(form: HTMLFormElement): string {
  return String(new FormData(form).get(fieldName) ?? "");
}

function SourceField({ source }: { readonly source: string }) {
  const [entered, setEntered] = useState(source);
  return (
    <>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the writer, to enter the source
        autoFocus
        label={messages.formula.source}
        name={fieldName}
        type="text"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={inlineMathMax}
        value={entered}
        onValue={setEntered}
        onFocus={(event) => event.currentTarget.select()}
      />
      <FormulaPreview source={entered} />
    </>
  );
}
