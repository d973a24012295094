import { Link, type LinkProps } from "@tanstack/react-router";
import { classNames } from "../class-names.ts";
import styles from "./text-link.module.css";

interface TextLinkProps extends LinkProps {
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A link among words of the interface, underlined so that it is told apart from them. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles["link"], className)} />;
}
