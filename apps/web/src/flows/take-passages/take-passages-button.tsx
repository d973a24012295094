import { TextQuote } from "lucide-react";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageBody } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { TopbarAction } from "../../ui/layout/topbar-action.tsx";
import { messages } from "./messages.ts";
import { takePassagesChunk } from "./take-passages-chunk.ts";

interface TakePassagesButtonProps {
  readonly view: PageView;
  readonly versionId: VersionId;
  /** The draft's text on screen, if it is; the caller must memoize it. */
  readonly draftBody?: PageBody | undefined;
  readonly isInTopbar?: boolean;
}

/** The button that opens the choice of passages of a version. Draws nothing for a reader who may not edit the page. */
export function TakePassagesButton(props: TakePassagesButtonProps) {
  const { view, versionId, draftBody, isInTopbar = false } = props;
  const [isOpen, setOpen] = useState(false);
  if (!view.can.edit || view.page.deleted) return null;
  const icon = <Icon of={TextQuote} />;
  const { preload } = takePassagesChunk;
  const open = () => setOpen(true);
  return (
    <>
      {isInTopbar ? (
        <TopbarAction label={messages.open} icon={icon} onClick={open} onNear={preload} />
      ) : (
        <Button icon={icon} onPointerEnter={preload} onFocus={preload} onClick={open}>
          {messages.open}
        </Button>
      )}
      {isOpen && (
        <takePassagesChunk.Component
          view={view}
          versionId={versionId}
          draftBody={draftBody}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
