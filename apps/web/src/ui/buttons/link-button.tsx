import { Link, type LinkProps } from "@tanstack/react-router";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

interface LinkButtonProps extends LinkProps {
  readonly kind?: "plain" | "primary" | "pencil" | "quiet";
  readonly onClick?: () => void;
}

/** A link that looks like a button. As a link, it can be opened in a new tab, and is announced as a link. */
export function LinkButton({ kind = "plain", ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(styles["button"], styles[kind])} />;
}
