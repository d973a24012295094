import { isContractProcedure } from "@orpc/contract";
import { contract } from "@stemma/contract/contract";

/** Every procedure of the contract, such as `pages.get`, in the contract's order. */
export const procedureNames: readonly string[] = Object.entries(contract).flatMap(
  ([feature, procedures]) =>
    Object.entries(procedures)
      .filter(([, procedure]) => isContractProcedure(procedure))
      .map(([name]) => `${feature}.${name}`),
);
