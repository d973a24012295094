import { Check, Copy, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import settings from "../account/account-settings.module.css";
import { messages } from "./messages.ts";
import styles from "./second-factor.module.css";

interface RecoveryCodesProps {
  /** Whose they are; the saved text says it. */
  readonly email: string;
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shows new recovery codes, once, to be copied or downloaded. */
export function RecoveryCodes({ email, codes, onSaved }: RecoveryCodesProps) {
  const { productName } = useServerSettings();
  const [outcome, setOutcome] = useState<"copied" | "blocked" | null>(null);
  const headRef = useRef<HTMLHeadingElement>(null);
  // They replace a form: a screen reader goes on here.
  useEffect(() => headRef.current?.focus(), []);
  const text = [messages.fileHead(productName, email), "", ...codes, ""].join("\n");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("blocked");
    }
  }

  return (
    <div className={settings["form"]}>
      <h4 ref={headRef} tabIndex={-1} className={settings["heading"]}>
        {messages.codesTitle}
      </h4>
      <p className={settings["note"]}>{messages.codesNote}</p>
      <ul className={styles["codes"]} aria-label={messages.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <output className={outcome === "blocked" ? settings["note"] : "visually-hidden"}>
        {outcome === "copied" && messages.copied}
        {outcome === "blocked" && messages.copyBlocked}
      </output>
      <div className={styles["buttons"]}>
        <Button
          icon={<Icon of={outcome === "copied" ? Check : Copy} />}
          onClick={() => void copy()}
        >
          {outcome === "copied" ? messages.copied : messages.copy}
        </Button>
        <Button
          icon={<Icon of={Download} />}
          onClick={() => download(messages.fileName(productName), text)}
        >
          {messages.download}
        </Button>
        <Button kind="primary" onClick={onSaved}>
          {messages.saved}
        </Button>
      </div>
    </div>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  URL.revokeObjectURL(link.href);
}
