import { Menu as Base } from "@base-ui/react/menu";
import { Link, type LinkProps } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Icon } from "../buttons/icon.tsx";
import itemStyles from "./menu-item.module.css";
import styles from "./menu-link.module.css";

interface MenuLinkProps {
  readonly link: LinkProps;
  readonly label: string;
  /** A page's own icon. */
  readonly emoji?: string | null;
  /** Whether it leads to where the person is. */
  readonly isHere?: boolean;
}

/** An entry of a menu that leads somewhere. */
export function MenuLink({ link, label, emoji = null, isHere = false }: MenuLinkProps) {
  return (
    <Base.LinkItem
      className={itemStyles["item"]}
      closeOnClick
      {...(isHere && { "aria-current": "page" })}
      render={<Link {...link} />}
    >
      {emoji !== null && <span aria-hidden>{emoji}</span>}
      <span className={styles["label"]} dir="auto">
        {label}
      </span>
      {isHere && (
        <span className={itemStyles["more"]}>
          <Icon of={Check} />
        </span>
      )}
    </Base.LinkItem>
  );
}
