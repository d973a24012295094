import type { PageView } from "@stemma/contract/page-view-shape";
import type { UserId } from "@stemma/domain/ids";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { newVersionWords } from "./new-version-words.ts";
import { messages } from "../messages.ts";
import styles from "./new-version-notice.module.css";

interface NewVersionNoticeProps {
  readonly view: Pick<PageView, "page" | "lastVersions">;
  readonly reader: UserId | null;
  readonly onShow: () => void;
}

/** An overlay that says that another version was published; it does not shift the text being read. */
export function NewVersionNotice({ view, reader, onShow }: NewVersionNoticeProps) {
  return (
    <div className={styles["layer"]}>
      <div className={styles["card"]}>
        <Notice tone="note" actions={<Button onClick={onShow}>{messages.newVersion.show}</Button>}>
          {newVersionWords(view, reader)}
        </Notice>
      </div>
    </div>
  );
}
