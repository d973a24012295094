import { useEffect, useState } from "react";
import { inlineMathSource } from "@stemma/document/math/inline-math-word";
import type { Formula } from "../../../ui/math/formula-html.ts";
import { readInlineFormula } from "../../../ui/math/load-formulas.ts";
import { useDelayed } from "../../../lib/time/use-delayed.ts";
import styles from "./formula-form.module.css";

/** The debounce of the preview, in milliseconds. */
const delayMs = 80;

/** A formula as it will be drawn, or why it cannot be. Until the next one is drawn, the last one stays. */
export function FormulaPreview({ source: entered }: { readonly source: string }) {
  const source = useDelayed(inlineMathSource(entered), delayMs);
  const [formula, setFormula] = useState<Formula | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const drawn = source === "" ? null : await readInlineFormula(source);
      if (isCurrent) setFormula(drawn);
    };
    // Without a connection, there is no preview.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [source]);
  const isDrawn = formula !== null && "html" in formula;
  return (
    <div className={styles["preview"]}>
      {isDrawn ? (
        // What KaTeX draws adds nothing of the writer's own (`formulaHtml`).
        <span className={styles["drawn"]} dangerouslySetInnerHTML={{ __html: formula.html }} />
      ) : (
        <output className={styles["fault"]}>{formula?.reason}</output>
      )}
    </div>
  );
}
