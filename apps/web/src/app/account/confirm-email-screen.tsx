import { useParams } from "@tanstack/react-router";
import { ConfirmEmailChange } from "../../features/settings/account/confirm-email-change.tsx";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { useModals } from "../../flows/modals/modal-context.ts";

/** The target of the mailed link that confirms a new e-mail address for signing in. */
export function ConfirmEmailScreen() {
  const { token } = useParams({ from: "/signed-in/confirmEmail/$token" });
  const { open } = useModals();
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar />
      <ConfirmEmailChange
        key={token}
        token={token}
        onAskAgain={() => open({ name: "settings", tab: "account" })}
      />
    </>
  );
}
