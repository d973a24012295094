import { useParams } from "@tanstack/react-router";
import { ConfirmAddress } from "../../features/requests/confirm-address.tsx";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Topbar } from "../../ui/layout/topbar.tsx";
import { useModals } from "../../flows/modals/modal-context.ts";

/** The target of the mailed link that proves that an address is the person's own. */
export function ConfirmAddressScreen() {
  const { token } = useParams({ from: "/signed-in/confirmAddress/$token" });
  const { open, switchTo } = useModals();
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar />
      <ConfirmAddress
        key={token}
        token={token}
        onEnter={switchTo}
        onAskAgain={() => open({ name: "organization", tab: "join" })}
      />
    </>
  );
}
