import { Toast as Base } from "@base-ui/react/toast";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { releaseToasts, toastManager, type ToastLink } from "./toasts.ts";
import { messages } from "../messages.ts";
import styles from "./toaster.module.css";

/** How long a toast stays, in milliseconds. The time pauses while the pointer or the focus is on the toast. */
const shownMs = 8000;

/**
 * Shows the newest toast over every screen, announced politely. An older toast reappears when the newer one is gone. F6
 * focuses the toasts, Escape closes the focused one.
 */
export function Toaster() {
  // An effect of the provider, which runs before this one, has the toasts come to it.
  useEffect(releaseToasts, []);
  return (
    <Base.Provider toastManager={toastManager} timeout={shownMs} limit={1}>
      <Base.Portal>
        <Base.Viewport className={styles["viewport"]} aria-label={messages.confirmations}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager<{ readonly link?: ToastLink }>();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className={styles["toast"]} data-toast>
      <Base.Content className={styles["content"]}>
        <Base.Title className={styles["words"]} render={<p />} />
        {toast.data?.link !== undefined && (
          <>
            <span aria-hidden>{"·"}</span>
            <Link {...toast.data.link} onClick={() => toastManager.close(toast.id)}>
              {toast.data.link.label}
            </Link>
          </>
        )}
        {toast.actionProps !== undefined && <Base.Action className={styles["action"]} />}
      </Base.Content>
      <Base.Close render={<IconButton label={messages.close} icon={<Icon of={X} />} />} />
    </Base.Root>
  ));
}
