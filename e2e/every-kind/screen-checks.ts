import type { ScreenCells } from "@stemma/document/testing/every-kind/line";
import { checkCopies, checkPlainText } from "./check-copies.ts";
import { checkKeyboard } from "./check-keyboard.ts";
import { checkAxe, checkDark, checkPhone, checkRender } from "./check-look.ts";
import { checkPrint } from "./check-print.ts";
import type { Holds, Screens } from "./screens.ts";

interface ScreenCheck {
  /** The end of a sentence that begins with 'every kind'. */
  readonly rule: string;
  /** Opens what the check looks at, once for all lines. */
  readonly open: (screens: Screens) => Promise<Holds>;
}

/** A check for each column that needs a browser. The type demands one. */
export const screenChecks: Readonly<Record<keyof ScreenCells, ScreenCheck>> = {
  render: { rule: "looks the same to its reader and to its writer", open: checkRender },
  copyOut: { rule: "is copied as HTML, and pasted as what it was", open: checkCopies },
  plainText: { rule: "is copied as plain text", open: checkPlainText },
  print: { rule: "stands on paper", open: checkPrint },
  phone: { rule: "with long words fits on a phone", open: checkPhone },
  dark: { rule: "has the colours of the design in light and in dark", open: checkDark },
  axe: { rule: "is told by a screen reader", open: checkAxe },
  keyboard: { rule: "is made and left by keyboard alone", open: checkKeyboard },
};
