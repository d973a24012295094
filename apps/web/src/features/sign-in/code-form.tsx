import { useEffect, useRef, useState } from "react";
import type { AuthenticationFailure } from "../../entities/account/auth.ts";
import { giveCode, type CodeKind } from "../../entities/account/second-factor.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { AuthCard } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";
import { messages } from "./code-messages.ts";
import { SignInError } from "./sign-in-error.tsx";
import { signInFailureWords } from "./sign-in-failure-words.ts";

interface CodeFormProps {
  readonly failure: AuthenticationFailure | null;
  readonly busyText: string | null;
  /** Called with a function that sends the code. */
  readonly onCode: (give: () => Promise<AuthenticationFailure | null>) => void;
  /** Called when the person takes the other kind of code: the error was about the first one. */
  readonly onOtherKind: () => void;
  readonly onBack: () => void;
}

/** The second step of signing in: the code of the person's app, or one of their recovery codes. */
export function CodeForm({ failure, busyText, onCode, onOtherKind, onBack }: CodeFormProps) {
  const { productName } = useServerSettings();
  const [kind, setKind] = useState<CodeKind>("app");
  const [code, setCode] = useState("");
  const isApp = kind === "app";
  return (
    <AuthCard
      productName={productName}
      title={messages.title}
      footer={
        <Button kind="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      }
    >
      <AuthForm
        action={messages.signIn}
        isReady={code.trim() !== "" && busyText === null}
        onSubmit={() => onCode(() => giveCode(kind, code))}
        below={
          <>
            <SignInError message={signInFailureWords(failure)} />
            <Button
              kind="quiet"
              onClick={() => {
                setKind(isApp ? "recovery" : "app");
                setCode("");
                onOtherKind();
              }}
            >
              {isApp ? messages.withRecoveryCode : messages.withApp}
            </Button>
          </>
        }
      >
        <p>{isApp ? messages.fromApp : messages.fromPaper}</p>
        <CodeField key={kind} kind={kind} code={code} onCode={setCode} />
      </AuthForm>
      <BusyOverlay text={busyText} />
    </AuthCard>
  );
}

interface CodeFieldProps {
  readonly kind: CodeKind;
  readonly code: string;
  readonly onCode: (code: string) => void;
}

function CodeField({ kind, code, onCode }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  // The step replaces the password, and one kind of code the other: the field takes the focus.
  useEffect(() => ref.current?.focus(), []);
  const isApp = kind === "app";
  return (
    <TextField
      ref={ref}
      label={isApp ? messages.code : messages.recoveryCode}
      name="code"
      autoComplete="one-time-code"
      inputMode={isApp ? "numeric" : "text"}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={code}
      onValue={onCode}
    />
  );
}
