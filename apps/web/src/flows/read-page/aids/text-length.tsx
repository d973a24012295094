import { useEffect, useState } from "react";
import { bodyToText } from "@stemma/document/body-to-text";
import type { PageBody } from "@stemma/document/format";
import { wordCount } from "@stemma/domain/text/word-count";
import { lengthInWords } from "../../../features/pages/text/text-length-words.ts";
import { createIdleTask } from "../../../lib/time/create-idle-task.ts";
import styles from "./text-length.module.css";

/** In milliseconds: other work that a page needs when it comes on screen goes first. */
const countDelayMs = 100;

/** How many words a text has and how long it takes to read, below the text. */
export function TextLength({ body }: { readonly body: PageBody }) {
  const [words, setWords] = useState(0);
  useEffect(() => {
    const task = createIdleTask(countDelayMs);
    task.schedule(() => setWords(wordCount(bodyToText(body))));
    return task.cancel;
  }, [body]);
  return <p className={styles["length"]}>{lengthInWords(words)}</p>;
}
