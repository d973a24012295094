import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../buttons/icon.tsx";
import styles from "./notice-above.module.css";

interface NoticeAboveProps {
  /** What the notice at the top of the screen is about, in a few words; `null` without one. */
  readonly words: string | null;
  /** The element of the notice. */
  readonly notice: HTMLElement | null;
}

/**
 * Leads to a notice that is scrolled out of view: a button below the bars, over the text, which it does not shift. Stands in an
 * element that stays there. The words are announced once, not whenever the notice is scrolled away again.
 */
export function NoticeAbove({ words, notice }: NoticeAboveProps) {
  const isAway = useIsAway(words === null ? null : notice);
  const [announced, setAnnounced] = useState<string | null>(null);
  const shown = isAway ? words : null;
  const said = shown ?? (announced === words ? announced : null);
  if (announced !== said) setAnnounced(said);
  return (
    <div className={styles["layer"]}>
      <output className="visually-hidden">{announced}</output>
      {shown !== null && notice !== null && (
        <button type="button" className={styles["note"]} onClick={() => leadTo(notice)}>
          <Icon of={ArrowUp} />
          {shown}
        </button>
      )}
    </div>
  );
}

/** Moves the focus too: the button is gone as soon as the notice is in view. */
function leadTo(notice: HTMLElement): void {
  if (notice.tabIndex < 0) notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  notice.scrollIntoView({ block: "center" });
}

/** Whether the element is outside of the part of the window that is below the bars. */
function useIsAway(element: HTMLElement | null): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${heightOfBars()}px 0px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  }, [element]);
  return isAway;
}

/** In pixels. */
function heightOfBars(): number {
  const tokens = getComputedStyle(document.documentElement);
  const heights = ["--topbar", "--editbar"].map((name) => tokens.getPropertyValue(name));
  return heights.reduce((sum, height) => sum + (Number.parseFloat(height) || 0), 0);
}
