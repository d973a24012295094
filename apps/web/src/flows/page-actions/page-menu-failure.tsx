import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import type { PageMenuState } from "./use-page-menu.ts";
import { messages } from "./messages.ts";
import styles from "./page-menu-failure.module.css";

/** Why the last command of the page menu failed. Stays visible when the reader scrolls. */
export function PageMenuFailure({ failure, forgetFailure }: PageMenuState) {
  if (failure === null) return null;
  return (
    <div className={styles["failure"]}>
      <Notice tone="error" actions={<Button onClick={forgetFailure}>{messages.dismiss}</Button>}>
        {failure}
      </Notice>
    </div>
  );
}
