import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Request } from "@stemma/contract/requests.contract";
import type { Role } from "@stemma/domain/access/role";
import { api, orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/error-code.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { readPeopleAgain } from "../../lib/read-people-again.ts";

/** What somebody says to a request; the role is that on a page or workspace. */
export type Decision =
  | { readonly decision: "approve"; readonly role: Role }
  | { readonly decision: "decline" };

/**
 * The requests that the person decides, and how to: a decided one is gone at once, and back where the server did not take
 * the decision (`failure` then says why).
 */
export function useRequests() {
  const queryClient = useQueryClient();
  const options = orpc.requests.list.queryOptions();
  const list = useQuery(options);
  const [failure, setFailure] = useState<string | null>(null);

  async function decide({ id, asker }: Request, decision: Decision): Promise<void> {
    setFailure(null);
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    const before = queryClient.getQueryData(options.queryKey);
    queryClient.setQueryData(
      options.queryKey,
      (known) => known && { items: known.items.filter((item) => item.id !== id) },
    );
    try {
      await api.requests.decide({ requestId: id, ...decision });
    } catch (error) {
      if (hasErrorCode(error, "NOT_FOUND")) {
        setFailure(`Somebody else decided the request of ${asker.name} meanwhile.`);
      } else {
        queryClient.setQueryData(options.queryKey, before);
        setFailure(`The request of ${asker.name} was not decided. ${failureWords(error)}`);
      }
    }
    await readPeopleAgain(queryClient);
  }

  return { list, failure, decide };
}
