import { useLayoutEffect, useRef, useState } from "react";
import { messages } from "../messages.tsx";
import styles from "./version-message.module.css";

/**
 * The body of a version's message. A long one is cut after a few lines, so that the changes below it stay in view. The
 * caller mounts it again for another version.
 */
export function VersionMessage({ body }: { readonly body: string }) {
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = words.current;
    if (element === null || isWhole) return undefined;
    const resized = new ResizeObserver(measure);
    function measure(): void {
      if (element !== null) setCut(element.scrollHeight > element.clientHeight);
    }
    measure();
    resized.observe(element);
    return () => resized.disconnect();
  }, [isWhole]);
  return (
    <>
      <p ref={words} className={styles["message"]} data-cut={!isWhole || undefined}>
        {body}
      </p>
      {isCut && (
        <button type="button" className={styles["toggle"]} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.panel.showLess : messages.panel.showAll}
        </button>
      )}
    </>
  );
}
