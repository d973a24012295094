import {
  ArchiveRestore,
  ArrowRightLeft,
  Bell,
  BellOff,
  CopyPlus,
  Eye,
  FilePlus2,
  History,
  LockKeyhole,
  Pin,
  PinOff,
  Trash2,
  Upload,
  type LucideIcon,
} from "lucide-react";
import { commandKeys } from "../../../lib/keys/command-keys.ts";
import type { PageMenuEntry } from "./page-menu-entries.ts";

interface PageMenuLook {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Keyboard shortcuts of the same action. */
  readonly keys?: readonly string[];
}

/** The label, icon and shortcuts of each page menu entry, also used in the palette. */
export const pageMenuLooks: Readonly<Record<PageMenuEntry, PageMenuLook>> = {
  "pin-page": { label: "Pin page", icon: Pin },
  "unpin-page": { label: "Unpin page", icon: PinOff },
  subscribe: { label: "Subscribe to Page", icon: Bell },
  unsubscribe: { label: "Unsubscribe from page", icon: BellOff },
  "publish-draft": { label: "Publish draft", icon: Upload, keys: commandKeys.publish },
  "version-history": { label: "Version history", icon: History, keys: commandKeys.history },
  "manage-permissions": { label: "Manage permissions", icon: LockKeyhole },
  "move-page": { label: "Move page", icon: ArrowRightLeft },
  "duplicate-page": { label: "Duplicate page", icon: CopyPlus },
  "create-page-from-draft": { label: "Create page from draft", icon: FilePlus2 },
  "view-deleted-page": { label: "View deleted page", icon: Eye },
  "restore-page": { label: "Restore deleted page", icon: ArchiveRestore },
  "delete-page": { label: "Delete page", icon: Trash2 },
  "delete-draft": { label: "Delete draft", icon: Trash2 },
};
