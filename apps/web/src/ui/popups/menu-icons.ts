import {
  Activity,
  ArchiveRestore,
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpRight,
  Bell,
  BellOff,
  ClipboardCopy,
  CopyPlus,
  Eye,
  FilePlus,
  FilePlus2,
  FolderPlus,
  History,
  LayoutTemplate,
  Link2,
  ListOrdered,
  LockKeyhole,
  LogOut,
  PencilLine,
  PencilOff,
  Pin,
  PinOff,
  Search,
  Settings,
  Smile,
  Trash2,
  Upload,
  UserPen,
  UserPlus,
  Users,
  type LucideIcon,
} from "lucide-react";

/**
 * The icons of menus whose owners are among the first scripts: an owner names its icon, and the drawing loads with what draws
 * menus (`popups.ts`).
 */
const namedIcons = {
  Activity,
  ArchiveRestore,
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpRight,
  Bell,
  BellOff,
  ClipboardCopy,
  CopyPlus,
  Eye,
  FilePlus,
  FilePlus2,
  FolderPlus,
  History,
  LayoutTemplate,
  Link2,
  ListOrdered,
  LockKeyhole,
  LogOut,
  PencilLine,
  PencilOff,
  Pin,
  PinOff,
  Search,
  Settings,
  Smile,
  Trash2,
  Upload,
  UserPen,
  UserPlus,
  Users,
} satisfies Record<string, LucideIcon>;

/** An icon of `namedIcons`, by the name that lucide gives it. */
export type IconName = keyof typeof namedIcons;

/** The icon, whether it is given or named. */
export function menuIcon(icon: LucideIcon | IconName): LucideIcon {
  return typeof icon === "string" ? namedIcons[icon] : icon;
}
