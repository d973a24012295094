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
import { messages } from "../messages.ts";
import type { PageMenuEntry } from "./page-menu-entries.ts";

interface PageMenuItem {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Keyboard shortcuts of the same action. */
  readonly keys?: readonly string[];
}

const { menu } = messages;

/** The label, icon and shortcuts of each page menu entry, also used in the palette. */
export const pageMenuItems: Readonly<Record<PageMenuEntry, PageMenuItem>> = {
  "pin-page": { label: menu.pin, icon: Pin },
  "unpin-page": { label: menu.unpin, icon: PinOff },
  subscribe: { label: menu.subscribe, icon: Bell },
  unsubscribe: { label: menu.unsubscribe, icon: BellOff },
  "publish-draft": { label: menu.publishDraft, icon: Upload, keys: commandKeys.publish },
  "version-history": { label: menu.versionHistory, icon: History, keys: commandKeys.history },
  "manage-permissions": { label: menu.managePermissions, icon: LockKeyhole },
  "move-page": { label: menu.move, icon: ArrowRightLeft },
  "duplicate-page": { label: menu.duplicate, icon: CopyPlus },
  "create-page-from-draft": { label: menu.createFromDraft, icon: FilePlus2 },
  "view-deleted-page": { label: menu.viewDeleted, icon: Eye },
  "restore-page": { label: menu.restore, icon: ArchiveRestore },
  "delete-page": { label: menu.delete, icon: Trash2 },
  "delete-draft": { label: menu.deleteDraft, icon: Trash2 },
};
