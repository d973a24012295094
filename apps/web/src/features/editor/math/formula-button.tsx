import { Toolbar } from "@base-ui/react/toolbar";
import { SquareFunction } from "lucide-react";
import type { LexicalEditor } from "lexical";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { messages } from "../messages.ts";
import styles from "../toolbar/format-button.module.css";
import { runInPlace } from "../toolbar/run-formatting.ts";
import { $makeFormula, $selectedFormula, editFormulaCommand } from "./inline-formulas.ts";

/** The toolbar's button that makes a formula of the selected text, and opens the selected formula. */
export function FormulaButton({ editor }: { readonly editor: LexicalEditor }) {
  const { title } = messages.formula;
  return (
    <Tooltip text={title} side="top">
      <Toolbar.Button
        className={styles["button"]}
        aria-label={title}
        onClick={() => {
          const key = editor.read("latest", () => $selectedFormula()?.getKey()) ?? null;
          if (key === null) runInPlace(editor, $makeFormula);
          else editor.dispatchCommand(editFormulaCommand, key);
        }}
      >
        <Icon of={SquareFunction} />
      </Toolbar.Button>
    </Tooltip>
  );
}
