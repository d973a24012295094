import type { PageView } from "@stemma/contract/pages.contract";
import type { UserId } from "@stemma/domain/ids";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { newVersionWords } from "./new-version-words.ts";
import styles from "./new-version-notice.module.css";

interface NewVersionNoticeProps {
  readonly view: Pick<PageView, "page" | "lastVersions">;
  readonly reader: UserId | null;
  readonly onShow: () => void;
}

/** Over the text that is being read, without moving it: another version is published by now. */
export function NewVersionNotice({ view, reader, onShow }: NewVersionNoticeProps) {
  return (
    <div className={styles["layer"]}>
      <div className={styles["card"]}>
        <Notice tone="note" actions={<Button onClick={onShow}>Show it</Button>}>
          {newVersionWords(view, reader)}
        </Notice>
      </div>
    </div>
  );
}
