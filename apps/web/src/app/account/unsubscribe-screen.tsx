import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { UnsubscribeMail } from "../../features/subscriptions/unsubscribe-mail.tsx";
import { orpc } from "../../lib/api.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";

/** The target of the link in a notification mail that turns such mail off. Needs no session. */
export function UnsubscribeScreen() {
  const { token } = useParams({ from: "/unsubscribe/$token" });
  const { productName } = useServerSettings();
  const queryClient = useQueryClient();
  useDocumentTitle(productName);
  return (
    <UnsubscribeMail
      key={token}
      token={token}
      productName={productName}
      onDone={() => void queryClient.invalidateQueries({ queryKey: orpc.accounts.key() })}
    />
  );
}
