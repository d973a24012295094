import type { LucideIcon } from "lucide-react";

interface IconProps {
  readonly of: LucideIcon;
  /** The width and height, in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A lucide icon in the product's size and stroke. Decorative: hidden from screen readers. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden />;
}
