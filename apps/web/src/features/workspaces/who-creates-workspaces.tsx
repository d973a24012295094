import { useQuery } from "@tanstack/react-query";
import { administratorsNamedMax } from "@stemma/domain/workspace/administrators-named-max";
import { orpc } from "../../lib/api.ts";
import { listInWords } from "../../lib/list-in-words.ts";
import { messages } from "./messages.ts";

/** Says that only administrators create workspaces, and names them. */
export function WhoCreatesWorkspaces() {
  const { data } = useQuery(
    orpc.members.list.queryOptions({
      input: { role: "administrator", limit: administratorsNamedMax },
    }),
  );
  const names = data?.items.map(({ name }) => name) ?? [];
  return (
    <p>
      {names.length === 0
        ? messages.create.onlyAdmins
        : messages.create.onlyNamed(listInWords(names))}
    </p>
  );
}
