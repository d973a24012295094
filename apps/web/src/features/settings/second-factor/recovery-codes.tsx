import { useRouter } from "@tanstack/react-router";
import { Check, Copy, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import settings from "../account/account-settings.module.css";
import { messages } from "./messages.ts";
import styles from "./second-factor.module.css";

interface RecoveryCodesProps {
  /** Whose they are; the saved text says it. */
  readonly email: string;
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/**
 * Shows new recovery codes, once, to be copied or downloaded. Nobody can show them again, so only 'I saved them' closes the dialog:
 * Escape, a press beside it and going back do nothing, and closing the tab asks first.
 */
export function RecoveryCodes({ email, codes, onSaved }: RecoveryCodesProps) {
  const { productName } = useServerSettings();
  const { history } = useRouter();
  const [outcome, setOutcome] = useState<"copied" | "blocked" | null>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The product itself leads away when the session ends: that passes.
    const isByBrowser = (action: string) => action !== "PUSH" && action !== "REPLACE";
    return history.block({ blockerFn: ({ action }) => isByBrowser(action) });
  }, [history]);
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
    <Dialog
      isOpen
      isClosedByContent
      onClose={onSaved}
      title={messages.codesTitle}
      // A screen reader begins with what the codes are for; a button with the focus would be pressed by an Enter too many.
      initialFocus={noteRef}
    >
      <div className={styles["saving"]}>
        <p ref={noteRef} tabIndex={-1} className={settings["note"]}>
          {messages.codesNote}
        </p>
        <ul className={styles["codes"]} aria-label={messages.codesTitle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <output className={outcome === "blocked" ? settings["note"] : "visually-hidden"}>
          {outcome === "copied" && messages.copied}
          {outcome === "blocked" && messages.copyBlocked}
        </output>
        <div className={styles["copies"]}>
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
        </div>
        <DialogActions>
          <DialogAction kind="primary" onClick={onSaved} label={messages.saved} />
        </DialogActions>
      </div>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  URL.revokeObjectURL(link.href);
}
