import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { nameMaxCharacters, readName } from "@stemma/domain/workspace/workspace-name";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./settings.module.css";

interface RenameOrganizationFormProps {
  readonly organization: Pick<Account["organization"], "id" | "organizationName">;
}

/** The organization's name, for who administers it. It is everybody's, so it is saved by a button and not while typing. */
export function RenameOrganizationForm({ organization }: RenameOrganizationFormProps) {
  const { id: organizationId, organizationName: stored } = organization;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = readName(typed ?? stored);
  const { run, isRunning, error } = useSingleFlight(async (organizationName: string) => {
    await api.organizations.rename({ organizationId, organizationName });
    await queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.organizations.key() });
    setTyped(null);
  });
  const isReady = wanted !== null && wanted !== stored && !isRunning;
  return (
    <form
      className={styles["rename"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void run(wanted);
      }}
    >
      <TextField
        label="Organization Name"
        autoComplete="off"
        maxLength={nameMaxCharacters}
        value={typed ?? stored}
        onValue={setTyped}
      />
      <Button type="submit" disabled={!isReady}>
        SAVE
      </Button>
      {error !== null && (
        <Notice tone="error">The organization was not renamed. {failureWords(error)}</Notice>
      )}
    </form>
  );
}
