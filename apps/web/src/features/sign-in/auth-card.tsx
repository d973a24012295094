import type { ReactNode } from "react";
import { LetterMark } from "../../ui/people/letter-mark.tsx";
import styles from "./auth-card.module.css";

interface AuthCardProps {
  readonly productName: string;
  readonly title: string;
  /** The link to the other screen. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the sign-in and sign-up screens: the logo, a heading, a form, and the link to the other screen. */
export function AuthCard({ productName, title, footer, children }: AuthCardProps) {
  return (
    <main className={styles["screen"]}>
      <div className={styles["card"]}>
        <div className={styles["brand"]}>
          <LetterMark name={productName} tone="ink" />
          {productName}
        </div>
        <h1 className={styles["title"]}>{title}</h1>
        {children}
        <p className={styles["footer"]}>{footer}</p>
      </div>
    </main>
  );
}
