import { encode } from "uqr";
import { messages } from "./messages.ts";
import styles from "./second-factor.module.css";

/** How many modules of white are around the code. */
const border = 2;

/** A text as a QR code, drawn in the browser: what it says leaves the page only by a camera. Black on white in every theme. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles["qr"]}
      role="img"
      aria-label={messages.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={modules.join("")} />
    </svg>
  );
}
