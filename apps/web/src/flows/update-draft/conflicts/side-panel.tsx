import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { KeyHint } from "./resolving/key-hint.tsx";
import styles from "./side-panel.module.css";

interface SidePanelProps {
  /** `pencil` is the writer's side, `rubric` the published side, `plain` the base. */
  readonly tone: "pencil" | "rubric" | "plain";
  readonly name: string;
  /** What this side did, in one sentence. */
  readonly did?: string | null;
  /** The button that picks this side: its label and its key. Without it, the side cannot be picked. */
  readonly pick?: { readonly label: string; readonly keyName: string; readonly onPick: () => void };
  readonly isPicked?: boolean;
  readonly children: ReactNode;
}

/** One side of a conflict, rendered as on the page, under its name. */
export function SidePanel({ tone, name, did, pick, isPicked = false, children }: SidePanelProps) {
  return (
    <section
      className={styles["panel"]}
      data-tone={tone}
      data-picked={isPicked || undefined}
      aria-label={name}
    >
      <h3 className={styles["name"]}>{name}</h3>
      {did && <p className={styles["did"]}>{did}</p>}
      <div className={styles["text"]}>{children}</div>
      {pick !== undefined && (
        <Button
          className={styles["pick"]}
          aria-pressed={isPicked}
          aria-keyshortcuts={pick.keyName}
          icon={isPicked && <Icon of={Check} />}
          onClick={pick.onPick}
        >
          {pick.label}
          <KeyHint of={pick.keyName} />
        </Button>
      )}
    </section>
  );
}
