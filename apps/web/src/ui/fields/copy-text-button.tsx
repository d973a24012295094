import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { messages } from "../messages.ts";

interface CopyTextButtonProps {
  /** Returns the text to copy, as plain text and as HTML. */
  readonly read: () => { readonly text: string; readonly html: string };
}

/**
 * Copies a whole text to the clipboard, and reports success. If the browser denies access to the clipboard, asks the
 * person to select the text.
 */
export function CopyTextButton({ read }: CopyTextButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  async function copy(): Promise<void> {
    const { text, html } = read();
    const item = new ClipboardItem({
      "text/plain": new Blob([text], { type: "text/plain" }),
      "text/html": new Blob([html], { type: "text/html" }),
    });
    try {
      await navigator.clipboard.write([item]);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <>
      {outcome === "failed" && <output>{messages.copyTextBlocked}</output>}
      <Button icon={<Icon of={outcome === "copied" ? Check : Copy} />} onClick={() => void copy()}>
        {outcome === "copied" ? messages.copied : messages.copyText}
      </Button>
      <output className="visually-hidden">{outcome === "copied" && messages.textWasCopied}</output>
    </>
  );
}
