import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import {
  BellRing,
  Building2,
  Clock,
  FilePen,
  FilePlus,
  FolderPlus,
  FolderTree,
  House,
  Inbox,
  Keyboard,
  LayoutTemplate,
  LogOut,
  PanelLeft,
  Pin,
  Scissors,
  Search,
  Settings,
  SunMoon,
  Trash2,
  UserPlus,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useSyncExternalStore } from "react";
import { foldText } from "@stemma/domain/search/fold-text";
import { commandUses } from "../../features/palette/command-uses.ts";
import type { PaletteGroup, PaletteItem } from "../../features/palette/palette-item.ts";
import { orpc } from "../../lib/api.ts";
import { chooseTheme } from "../../lib/theme/appearance.ts";
import { commandKeys } from "../../lib/keys/command-keys.ts";
import { themeOptions } from "../../lib/theme/theme-options.ts";
import { useSidebarHidden } from "../../entities/configuration/use-sidebar-hidden.ts";
import { useModals, type Modal } from "../../flows/modals/modal-context.ts";
import { pageCommands } from "../../flows/page-actions/page-commands.ts";
import { screenCommands } from "../../flows/screen-commands/screen-commands.ts";
import { menuIcon } from "../../ui/popups/menu-icons.ts";
import { messages } from "./messages.ts";

/**
 * The commands whose labels contain the query, in each group most used first. Commands of the page or of the screen on show
 * come first.
 */
export function usePaletteCommands(query: string): PaletteGroup[] {
  const router = useRouter();
  const { open, switchTo } = useModals();
  const { isHidden, hide } = useSidebarHidden();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { data: organizations } = useQuery(orpc.organizations.list.queryOptions());

  const ofPage = useSyncExternalStore(pageCommands.subscribe, pageCommands.current);
  const ofScreen = useSyncExternalStore(screenCommands.subscribe, screenCommands.current);

  const make = (label: string, icon: LucideIcon, modal: Modal): PaletteItem => ({
    id: label,
    label,
    icon,
    onRun: () => open(modal),
  });
  const go = (
    place: string,
    icon: LucideIcon,
    to:
      | "/"
      | "/search"
      | "/inbox"
      | "/drafts"
      | "/workspaces"
      | "/snippets"
      | "/templates"
      | "/trash",
    ...keys: string[]
  ): PaletteItem => ({
    id: to,
    label: messages.goTo(place),
    icon,
    path: to,
    ...(keys.length > 0 && { keys }),
    onRun: () => void router.navigate({ to }),
  });

  const groups: PaletteGroup[] = [
    {
      label: messages.groups.page,
      items: ofPage.map((command) => ({ ...command, icon: menuIcon(command.icon) })),
    },
    ...ofScreen.map(({ label, commands }) => ({ label, items: commands })),
    {
      label: messages.groups.commands,
      items: [
        { ...make(messages.newPage, FilePlus, { name: "new-page" }), keys: commandKeys.newPage },
        make(messages.newWorkspace, FolderPlus, { name: "new-workspace" }),
        go(messages.places.home, House, "/", "G", "H"),
        go(messages.places.search, Search, "/search", "G", "S"),
        go(messages.places.inbox, Inbox, "/inbox", "G", "I"),
        go(messages.places.drafts, FilePen, "/drafts", "G", "D"),
        go(messages.places.workspaces, FolderTree, "/workspaces"),
        go(messages.places.snippets, Scissors, "/snippets"),
        go(messages.places.templates, LayoutTemplate, "/templates"),
        go(messages.places.trash, Trash2, "/trash"),
        make(messages.settings, Settings, { name: "settings" }),
        {
          ...make(messages.shortcuts, Keyboard, { name: "shortcuts" }),
          keys: ["?"],
        },
        {
          id: "sidebar",
          label: isHidden ? messages.showSidebar : messages.hideSidebar,
          icon: PanelLeft,
          onRun: () => hide(!isHidden),
        },
        ...themeOptions.map(({ value, label }) => ({
          id: `theme ${value}`,
          label: messages.appearance(label),
          icon: SunMoon,
          onRun: () => chooseTheme(value),
        })),
        make(messages.managePins, Pin, { name: "pinned" }),
        make(messages.recentItems, Clock, { name: "recent" }),
        make(messages.inboxSettings, BellRing, { name: "inbox-settings" }),
        make(messages.members, Users, { name: "members" }),
        make(messages.organization, UserPlus, { name: "organization" }),
        make(messages.signOut, LogOut, { name: "sign-out" }),
      ],
    },
    {
      label: messages.groups.organizations,
      items: (organizations?.items ?? [])
        .filter(({ id }) => id !== account?.organization.id)
        .map(({ id, organizationName }) => ({
          id,
          label: messages.switchTo(organizationName),
          icon: Building2,
          onRun: () => switchTo(id),
        })),
    },
  ];
  const wanted = foldText(query);
  const uses = commandUses(account?.user.id);
  return groups.map(({ label, items }) => ({
    label,
    items: uses
      .order(items)
      .filter((item) => foldText(item.label).includes(wanted))
      .map((item) => ({
        ...item,
        onRun: () => {
          uses.record(item.id);
          item.onRun();
        },
      })),
  }));
}
