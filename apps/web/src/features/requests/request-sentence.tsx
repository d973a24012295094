import type { Request } from "@stemma/contract/requests.contract";
import { itemAddress } from "../../entities/page/item-address.ts";
import type { PinItem } from "../../entities/page/set-pinned.ts";
import { TextLink } from "../../ui/buttons/text-link.tsx";
import { requestWords } from "./request-words.ts";

interface RequestSentenceProps {
  readonly request: Request;
  /** Called when the decider follows the link, to close a dialog around the list. */
  readonly onFollow?: (() => void) | undefined;
}

/** What a request asks for. The page or workspace is a link, so that the decider can look at it first. */
export function RequestSentence({ request, onFollow }: RequestSentenceProps) {
  const { type, targetId } = request;
  const { before, name, after } = requestWords(request);
  return (
    <>
      {before}
      {type !== "organization" && (
        <TextLink {...itemAddress({ type, id: targetId } as PinItem)} onClick={onFollow}>
          {name}
        </TextLink>
      )}
      {after}
    </>
  );
}
