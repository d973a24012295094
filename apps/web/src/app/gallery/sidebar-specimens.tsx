import { Ellipsis, FileText, Inbox } from "lucide-react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { SidebarLink } from "../../ui/sidebar/sidebar-link.tsx";
import { SidebarRow } from "../../ui/sidebar/sidebar-row.tsx";
import { SidebarSection } from "../../ui/sidebar/sidebar-section.tsx";
import { Specimen, WithState } from "./specimen.tsx";
import styles from "./gallery.module.css";

const rows = ["The bread day", "A title that is too long for the width of the sidebar"];

export function SidebarSpecimens() {
  return (
    <>
      <Specimen name="SidebarLink">
        <div className={styles["wide"]}>
          <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" />
          <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" count={3} />
          <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" count={300} />
          <SidebarLink link={{ to: "/inbox" }} icon={Inbox} label="Inbox" dotLabel="Changed" />
        </div>
      </Specimen>
      <Specimen name="SidebarSection, SidebarRow">
        <div className={styles["wide"]}>
          <WithState<boolean> initial>
            {(isOpen, setOpen) => (
              <SidebarSection
                heading="Pinned"
                isOpen={isOpen}
                onOpenChange={setOpen}
                onMore={() => {}}
                empty="What you pin is listed here."
              >
                {rows.map((label) => (
                  <SidebarRow
                    key={label}
                    link={{ to: "/" }}
                    icon={FileText}
                    label={label}
                    menu={<IconButton label="Options" icon={<Icon of={Ellipsis} />} />}
                  />
                ))}
              </SidebarSection>
            )}
          </WithState>
          <WithState<boolean> initial>
            {(isOpen, setOpen) => (
              <SidebarSection
                heading="Recent"
                isOpen={isOpen}
                onOpenChange={setOpen}
                onMore={() => {}}
                empty="What you open is listed here."
              >
                {[]}
              </SidebarSection>
            )}
          </WithState>
        </div>
      </Specimen>
    </>
  );
}
