import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useSidebarHidden } from "../../entities/configuration/use-sidebar-hidden.ts";
import { SidebarControlContext } from "../../ui/sidebar/sidebar-control.ts";
import { Drawer } from "../../ui/sidebar/drawer.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { useToastsStandBack } from "../../ui/messages/use-toasts-stand-back.ts";
import { messages } from "./messages.ts";

/** Up to this width the sidebar is a drawer; shell.css, topbar.css and topbar-path.css have the same breakpoint. */
const phone = "(max-width: 768px)";

interface SidebarFrameProps {
  readonly sidebar: ReactNode;
  /** Whether a modal opened from the sidebar is on top: a drawer then closes. */
  readonly isCovered: boolean;
  /** The number of pending items in the inbox. */
  readonly inboxCount: number;
  /** The screen beside the sidebar. */
  readonly children: ReactNode;
}

/** The sidebar beside the screen; on a phone, a drawer over it that closes on navigation. */
export function SidebarFrame(props: SidebarFrameProps) {
  const { sidebar, isCovered, inboxCount, children } = props;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const router = useRouter();
  useEffect(() => router.subscribe("onBeforeNavigate", () => setIsDrawerOpen(false)), [router]);
  useToastsStandBack(isDrawerOpen);
  const { isHidden, hide } = useSidebarHidden();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isHidden) dataset["sidebar"] = "hidden";
    else delete dataset["sidebar"];
  }, [isHidden]);
  const show = (): void => {
    if (window.matchMedia(phone).matches) setIsDrawerOpen(true);
    else hide(false);
  };
  const control = { show, inboxCount };
  return (
    <SidebarControlContext value={control}>
      <SkipLink />
      <div className="shell">
        <aside className="shell-sidebar" aria-label={messages.sidebar}>
          {sidebar}
        </aside>
        <div className="shell-main">{children}</div>
      </div>
      <Drawer isOpen={isDrawerOpen && !isCovered} onOpen={setIsDrawerOpen} label={messages.sidebar}>
        {sidebar}
      </Drawer>
    </SidebarControlContext>
  );
}
