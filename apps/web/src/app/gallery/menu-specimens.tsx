import { FolderInput, Pin, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { MenuAt } from "../../ui/menus/menu-at.tsx";
import { MenuCheckbox } from "../../ui/menus/menu-checkbox.tsx";
import { MenuChoice } from "../../ui/menus/menu-choice.tsx";
import { MenuHeading } from "../../ui/menus/menu-heading.tsx";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { MenuLink } from "../../ui/menus/menu-link.tsx";
import { MenuRow, MenuRows } from "../../ui/menus/menu-rows.tsx";
import { MenuSeparator } from "../../ui/menus/menu-separator.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { SearchMenu } from "../../ui/menus/search-menu.tsx";
import { Submenu } from "../../ui/menus/submenu.tsx";
import itemStyles from "../../ui/menus/menu-item.module.css";
import { Specimen, WithState } from "./specimen.tsx";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type Theme = (typeof themes)[number]["value"];

const versions = ["First version", "Times for winter", "Proofing room"];

export function MenuSpecimens() {
  return (
    <>
      <MenuSpecimen />
      <MenuAtSpecimen />
      <Specimen name="SearchMenu">
        <SearchMenu
          trigger={<Button>open the searchable menu</Button>}
          label="Compare with…"
          entries={versions.map((label) => ({ value: label, label }))}
          onSelect={() => {}}
        />
      </Specimen>
    </>
  );
}

function MenuSpecimen() {
  return (
    <Specimen name="Menu">
      <Menu trigger={<Button>open the menu</Button>} align="start">
        <MenuHeading>Olga Owner</MenuHeading>
        <MenuItem icon={Pin} label="Pin page" keys={["P"]} onSelect={() => {}} />
        <MenuLink label="Bread and rolls" emoji="🥐" link={{ to: "/" }} />
        <MenuLink label="Where the person is" link={{ to: "/" }} isHere />
        <MenuItem
          label="Unavailable"
          unavailableBecause="This is the reason."
          onSelect={() => {}}
        />
        <MenuSeparator />
        <WithState<boolean> initial>
          {(isChecked, setChecked) => (
            <MenuCheckbox label="Show Pinned" isChecked={isChecked} onChange={setChecked} />
          )}
        </WithState>
        <WithState<Theme> initial="light">
          {(value, setValue) => (
            <MenuChoice label="Theme" options={themes} value={value} onValue={setValue} />
          )}
        </WithState>
        <MenuSeparator />
        <Submenu icon={FolderInput} label="Move to">
          <MenuItem label="Bakery" onSelect={() => {}} />
          <MenuItem label="Office" onSelect={() => {}} />
        </Submenu>
        <MenuItem icon={Trash2} label="Delete page" isDangerous onSelect={() => {}} />
        <MenuRows label="Organizations" className={undefined}>
          <MenuRow className={itemStyles["item"]} onSelect={() => {}}>
            Hearth Bakery
          </MenuRow>
        </MenuRows>
      </Menu>
    </Specimen>
  );
}

function MenuAtSpecimen() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Specimen name="MenuAt">
      <WithState<boolean> initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button ref={button} onClick={() => setOpen(true)}>
              open the menu at this button
            </Button>
            <MenuAt
              isOpen={isOpen}
              onOpen={setOpen}
              anchor={button}
              label="Options"
              finalFocus={() => button.current}
            >
              <MenuItem icon={Pin} label="Pin row" onSelect={() => {}} />
            </MenuAt>
          </>
        )}
      </WithState>
    </Specimen>
  );
}
