import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { KeyHint } from "./key-hint.tsx";
import styles from "./side-panel.module.css";

interface SidePanelProps {
  /** `pencil` is the writer's own, `rubric` what is published, `plain` what both began from. */
  readonly tone: "pencil" | "rubric" | "plain";
  readonly name: string;
  /** What picking it is called, and its key; without it there is nothing to pick. */
  readonly pick?: { readonly words: string; readonly keyName: string; readonly onPick: () => void };
  readonly isPicked?: boolean;
  readonly children: ReactNode;
}

/** One side of a conflict, rendered as it would stand in the page, under its name. */
export function SidePanel({ tone, name, pick, isPicked = false, children }: SidePanelProps) {
  return (
    <section
      className={styles["panel"]}
      data-tone={tone}
      data-picked={isPicked || undefined}
      aria-label={name}
    >
      <h3 className={styles["name"]}>{name}</h3>
      <div className={styles["text"]}>{children}</div>
      {pick !== undefined && (
        <Button
          className={styles["pick"]}
          aria-pressed={isPicked}
          aria-keyshortcuts={pick.keyName}
          icon={isPicked && <Icon of={Check} />}
          onClick={pick.onPick}
        >
          {pick.words}
          <KeyHint of={pick.keyName} />
        </Button>
      )}
    </section>
  );
}
