import { FileText, X } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { Excerpt } from "../../ui/layout/excerpt.tsx";
import { ItemLink } from "../../ui/layout/item-link.tsx";
import { ItemMark } from "../../ui/layout/item-mark.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { TopbarAction } from "../../ui/layout/topbar-action.tsx";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { Specimen, WithState } from "./specimen.tsx";
import styles from "./gallery.module.css";

const tabs = [
  { value: "user", label: "User" },
  { value: "organization", label: "Organization" },
] as const;

type Tab = (typeof tabs)[number]["value"];

const item = { link: { to: "/" }, icon: FileText, kind: "Page" } as const;

export function LayoutSpecimens() {
  return (
    <>
      <Specimen name="Topbar, TopbarAction">
        <div className={styles["wide"]}>
          <Topbar
            path={<span className="topbar-here">Kitchen</span>}
            actions={
              <>
                <TopbarAction label="Close" icon={<Icon of={X} />} onClick={() => undefined} />
                <Button>Edit</Button>
              </>
            }
          />
        </div>
      </Specimen>
      <Specimen name="Tabs, TabList, TabPanel">
        <WithState<Tab> initial="user">
          {(value, setValue) => (
            <Tabs value={value} onValue={setValue}>
              <TabList label="Settings of" tabs={tabs} />
              {tabs.map((tab) => (
                <TabPanel key={tab.value} value={tab.value}>
                  {tab.label}
                </TabPanel>
              ))}
            </Tabs>
          )}
        </WithState>
      </Specimen>
      <Specimen name="ItemMark, ListSection, ItemLink, Excerpt">
        <div className={styles["wide"]}>
          <ItemMark icon={FileText} /> <ItemMark icon={FileText} emoji="🥐" />
          <ListSection heading="Recent" actions={<Button kind="quiet">More</Button>}>
            <ItemLink {...item} emoji="🥐" title="The bread day" path="Kitchen" time="2 days ago" />
            <ItemLink
              {...item}
              title="A deleted page"
              isDeleted
              mark="Draft"
              excerpt={
                <Excerpt
                  parts={[
                    { text: "Rye", isMatch: true },
                    {
                      text: " and wheat, mixed the evening before and left in the cold.",
                      isMatch: false,
                    },
                  ]}
                />
              }
            />
          </ListSection>
        </div>
      </Specimen>
      <Specimen name="Collapsible">
        <div className={styles["wide"]}>
          {[true, false].map((initial) => (
            <WithState key={String(initial)} initial={initial}>
              {(isOpen, setOpen) => (
                <Collapsible heading="Details" isOpen={isOpen} onOpenChange={setOpen}>
                  What is inside
                </Collapsible>
              )}
            </WithState>
          ))}
        </div>
      </Specimen>
    </>
  );
}
