import { useEffect } from "react";

/** A text that is drawn; another object once another text is drawn in its place. */
interface DrawnText {
  readonly element: HTMLElement;
}

/** Draws the formulas in a text. What draws them is loaded with the first one. */
export function useFormulas(text: DrawnText | null): void {
  useEffect(() => {
    const figures = [...(text?.element.querySelectorAll<HTMLElement>("figure.math") ?? [])];
    if (figures.length === 0) return undefined;
    let remove = (): void => undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const formulas = await import("../../../ui/math/formulas.ts");
      if (isGone) return;
      remove = () => formulas.removeFormulas(figures);
      await formulas.drawFormulas(figures);
    };
    // Without a connection the sources stay.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      remove();
    };
  }, [text]);
}
