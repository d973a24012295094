import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import {
  Building2,
  FilePen,
  FilePlus,
  FolderPlus,
  House,
  Inbox,
  Keyboard,
  LogOut,
  PanelLeft,
  Scissors,
  Search,
  Settings,
  SunMoon,
  UserPlus,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useSyncExternalStore } from "react";
import { foldText } from "@stemma/domain/search/fold-text";
import type { PaletteGroup, PaletteItem } from "../../features/palette/palette-item.ts";
import { orpc } from "../../lib/api.ts";
import { chooseTheme } from "../../lib/theme/appearance.ts";
import { commandKeys } from "../../lib/keys/command-keys.ts";
import { themeOptions } from "../../lib/theme/theme-options.ts";
import { useSidebarHidden } from "../../entities/configuration/use-sidebar-hidden.ts";
import { useModals, type Modal } from "../../flows/modals/modal-context.ts";
import { pageCommands } from "../../flows/page-actions/page-commands.ts";

/** The commands whose labels contain the query. Commands for the page on screen come first. */
export function usePaletteCommands(query: string): PaletteGroup[] {
  const router = useRouter();
  const { open, switchTo } = useModals();
  const { isHidden, hide } = useSidebarHidden();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { data: organizations } = useQuery(orpc.organizations.list.queryOptions());

  const ofPage = useSyncExternalStore(pageCommands.subscribe, pageCommands.current);

  const make = (label: string, icon: LucideIcon, modal: Modal): PaletteItem => ({
    id: label,
    label,
    icon,
    onRun: () => open(modal),
  });
  const go = (
    place: string,
    icon: LucideIcon,
    to: "/" | "/search" | "/inbox" | "/drafts" | "/snippets",
    ...keys: string[]
  ): PaletteItem => ({
    id: to,
    label: `Go to ${place}`,
    icon,
    path: to,
    ...(keys.length > 0 && { keys }),
    onRun: () => void router.navigate({ to }),
  });

  const groups: PaletteGroup[] = [
    { label: "This page", items: ofPage },
    {
      label: "Commands",
      items: [
        { ...make("New Page", FilePlus, { name: "new-page" }), keys: commandKeys.newPage },
        make("New Workspace", FolderPlus, { name: "new-workspace" }),
        go("Home", House, "/", "G", "H"),
        go("Search", Search, "/search", "G", "S"),
        go("Inbox", Inbox, "/inbox", "G", "I"),
        go("Drafts", FilePen, "/drafts", "G", "D"),
        go("Snippets", Scissors, "/snippets"),
        make("Settings", Settings, { name: "settings" }),
        {
          ...make("Keyboard shortcuts", Keyboard, { name: "shortcuts" }),
          keys: ["?"],
        },
        {
          id: "sidebar",
          label: isHidden ? "Show Sidebar" : "Hide Sidebar",
          icon: PanelLeft,
          onRun: () => hide(!isHidden),
        },
        ...themeOptions.map(({ value, label }) => ({
          id: `theme ${value}`,
          label: `Appearance: ${label}`,
          icon: SunMoon,
          onRun: () => chooseTheme(value),
        })),
        make("Members", Users, { name: "members" }),
        make("Create / Join Organization", UserPlus, { name: "organization" }),
        make("Sign out", LogOut, { name: "sign-out" }),
      ],
    },
    {
      label: "Switch organization",
      items: (organizations?.items ?? [])
        .filter(({ id }) => id !== account?.organization.id)
        .map(({ id, organizationName }) => ({
          id,
          label: `Switch to ${organizationName}`,
          icon: Building2,
          onRun: () => switchTo(id),
        })),
    },
  ];
  const wanted = foldText(query);
  return groups.map(({ label, items }) => ({
    label,
    items: items.filter((item) => foldText(item.label).includes(wanted)),
  }));
}
