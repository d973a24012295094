import type { ReactNode } from "react";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";

interface TopbarActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Called when the pointer or the focus comes to the button. */
  readonly onNear?: () => void;
}

/** A button of the top bar. In a narrow window it shows only its icon, to leave room for the path. */
export function TopbarAction({ label, icon, onClick, onNear }: TopbarActionProps) {
  const isNarrow = useIsNarrow();
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return isNarrow ? (
    <IconButton label={label} icon={icon} onClick={onClick} {...near} />
  ) : (
    <Button icon={icon} onClick={onClick} {...near}>
      {label}
    </Button>
  );
}
