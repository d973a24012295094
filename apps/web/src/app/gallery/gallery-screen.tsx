import type { ReactNode } from "react";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { chooseTheme } from "../../lib/theme/appearance.ts";
import { themeOptions } from "../../lib/theme/theme-options.ts";
import { useTheme } from "../../lib/theme/use-theme.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { Main } from "../../ui/layout/main.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { Toaster } from "../../ui/messages/toaster.tsx";
import { ButtonSpecimens } from "./button-specimens.tsx";
import { DialogSpecimens } from "./dialog-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { LayoutSpecimens } from "./layout-specimens.tsx";
import { MenuSpecimens } from "./menu-specimens.tsx";
import { MessageSpecimens } from "./message-specimens.tsx";
import { PeopleSpecimens } from "./people-specimens.tsx";
import { SidebarSpecimens } from "./sidebar-specimens.tsx";
import styles from "./gallery.module.css";

/** Every component of `ui` in its states, in light or dark. Exists in development only, and shows no data. */
export function GalleryScreen() {
  useDocumentTitle("Gallery");
  const theme = useTheme();
  return (
    <>
      <SkipLink />
      <Main className={styles["gallery"]}>
        <div className={styles["head"]}>
          <h1 className={styles["title"]}>Gallery</h1>
          <Choice label="Appearance" options={themeOptions} value={theme} onValue={chooseTheme} />
        </div>
        <Group heading="Buttons">
          <ButtonSpecimens />
        </Group>
        <Group heading="Fields">
          <FieldSpecimens />
        </Group>
        <Group heading="Menus">
          <MenuSpecimens />
        </Group>
        <Group heading="Dialogs">
          <DialogSpecimens />
        </Group>
        <Group heading="Messages">
          <MessageSpecimens />
        </Group>
        <Group heading="People">
          <PeopleSpecimens />
        </Group>
        <Group heading="Sidebar">
          <SidebarSpecimens />
        </Group>
        <Group heading="Layout">
          <LayoutSpecimens />
        </Group>
      </Main>
      <Toaster />
    </>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles["group"]} aria-label={heading}>
      <h2 className={styles["heading"]}>{heading}</h2>
      {children}
    </section>
  );
}
