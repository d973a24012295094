import { PanelLeft } from "lucide-react";
import { useSidebarHidden } from "../../entities/configuration/use-sidebar-hidden.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { messages } from "./messages.ts";
import styles from "./toggle-sidebar-button.module.css";

/** Hides the sidebar, or pins it while it is only revealed. Not on a phone, where the sidebar is a drawer. */
export function ToggleSidebarButton() {
  const { isHidden, hide } = useSidebarHidden();
  return (
    <IconButton
      className={styles["toggle"]}
      label={isHidden ? messages.show : messages.hide}
      icon={<Icon of={PanelLeft} />}
      onClick={() => hide(!isHidden)}
    />
  );
}
