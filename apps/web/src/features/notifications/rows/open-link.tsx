import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { PageId } from "@stemma/domain/ids";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { itemAddress } from "../../../entities/page/item-address.ts";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { accessTitle } from "./access-words.ts";
import { addressOf } from "./address-of.ts";
import { messages } from "../messages.ts";
import styles from "./open-link.module.css";

interface OpenLinkProps {
  readonly notification: Notification;
  /** Called when the reader follows the link. */
  readonly onFollow: () => void;
}

/** A link to the notification's item; an empty element if the reader has no access or the item has no screen. */
export function OpenLink({ notification, onFollow }: OpenLinkProps) {
  const found = destination(notification);
  if (found === null) return <span className={styles["empty"]} />;
  const { link, kind, title } = found;
  return (
    <Tooltip text={messages.open[kind]}>
      <Link
        {...link}
        className={styles["link"]}
        aria-label={messages.openTitled[kind](title)}
        onClick={onFollow}
        onAuxClick={onFollow}
      >
        <Icon of={ArrowUpRight} />
      </Link>
    </Tooltip>
  );
}

function destination(notification: Notification) {
  if (notification.type !== "accessChange") {
    const { pageId, pageTitle } = notification;
    return toPage(pageId, displayPageTitle(pageTitle));
  }
  const { item, role } = notification;
  const link = addressOf(item);
  if (role === null || link === null || item.type === "organization") return null;
  return { link, kind: item.type, title: accessTitle(item) };
}

function toPage(pageId: PageId, title: string) {
  return { link: itemAddress({ type: "page", id: pageId }), kind: "page" as const, title };
}
