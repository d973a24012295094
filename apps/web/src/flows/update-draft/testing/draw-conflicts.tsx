import { act, screen } from "@testing-library/react";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { vi } from "vitest";
import { bodyToText } from "@stemma/document/body-to-text";
import { makeBody } from "@stemma/document/make-body";
import type { PageId, UserId } from "@stemma/domain/ids";
import { createStore } from "../../../lib/create-store.ts";
import { drawComponent } from "../../../lib/testing/draw-component.tsx";
import { ConflictSteps } from "../conflicts/conflict-steps.tsx";
import type { RenderEditor } from "../conflicts/own-text.tsx";
import type { Resolution } from "../../merge-plan/resolution.ts";
import { planUpdate } from "../../merge-plan/plan-update.ts";
import type { UpdateTexts } from "../../merge-plan/update-text.ts";
import { aBlock } from "./a-text.ts";
import { someVersions } from "../../../entities/version/testing/a-version.ts";

/**
 * Draws the conflicts of a merge, and keeps what is decided as the draft does. A text area stands for the page's editor,
 * which is there only after `loadEditor`.
 */
export function drawConflicts(texts: UpdateTexts) {
  const plan = planUpdate(texts);
  const versions = someVersions("v2").map((version) => ({
    ...version,
    pageId: "page" as PageId,
    serializedEditorState: texts.theirs.body,
  }));
  const onFinish = vi.fn();
  const isLoaded = createStore(false);

  function Conflicts() {
    const [resolutions, setResolutions] = useState<ReadonlyMap<string, Resolution>>(new Map());
    const isEditorLoaded = useSyncExternalStore(isLoaded.subscribe, isLoaded.current);
    return (
      <ConflictSteps
        resolving={{
          plan,
          resolutions,
          undone: null,
          asker: "writer" as UserId,
          published: first(versions),
          credit: () => versions,
        }}
        renderEditor={(props) => isEditorLoaded && <PlainEditor {...props} />}
        onDecide={(id, resolution) => setResolutions(new Map(resolutions).set(id, resolution))}
        onLater={() => undefined}
        onCancel={() => undefined}
        onFinish={onFinish}
      />
    );
  }

  return {
    ...drawComponent(<Conflicts />),
    onFinish,
    loadEditor: () => act(() => isLoaded.set(true)),
    progress: () => screen.getByText(/ resolved$/).textContent,
  };
}

function PlainEditor(props: Parameters<RenderEditor>[0]) {
  const { initialBody, onChange, handleRef, onReady, label } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => bodyToText(initialBody));
  const write = (next: string) => {
    setText(next);
    onChange(() => makeBody([aBlock("own", next)]));
  };
  const notifyReady = useEffectEvent(onReady);
  useImperativeHandle(handleRef, () => ({
    focus: (typed) => {
      field.current?.focus();
      if (typed !== "") write(text + typed);
    },
    replaceBody: (body) => setText(bodyToText(body)),
    openFind: () => undefined,
    addFiles: () => undefined,
    readBody: () => makeBody([aBlock("own", text)]),
  }));
  useEffect(() => notifyReady(), []);
  return (
    <textarea
      ref={field}
      aria-label={label}
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  );
}

function first<Thing>([thing]: readonly Thing[]): Thing {
  if (thing === undefined) throw new Error("There is no version to name.");
  return thing;
}
