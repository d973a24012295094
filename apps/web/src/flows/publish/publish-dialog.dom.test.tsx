import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { createOpenDrafts } from "../../features/drafts/open-drafts.ts";
import { createMemoryJournal } from "../../features/drafts/session/testing/memory-journal.ts";
import { forgetUnsentMessage } from "../../features/drafts/unsent-message.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

const draftId = "draft" as DraftId;

afterEach(() => {
  putAway();
  forgetUnsentMessage(draftId);
});

function drawDialog({ isPublishing = false, proposedSubject = "" } = {}) {
  const onClose = vi.fn();
  const onPublish = vi.fn();
  const drawn = drawComponent(
    <PublishDialog
      isOpen
      onClose={onClose}
      draftId={draftId}
      proposedSubject={proposedSubject}
      isPublishing={isPublishing}
      failure={null}
      isPageChanged={false}
      onPublish={onPublish}
    />,
  );
  const subject = screen.getByLabelText<HTMLInputElement>("Subject line");
  const publish = screen.getByRole<HTMLButtonElement>("button", { name: "PUBLISH" });
  const body = screen.getByLabelText<HTMLTextAreaElement>("Body");
  return { ...drawn, onClose, onPublish, subject, body, publish };
}

const silently = (checked: boolean) =>
  screen.getByRole("checkbox", { name: "Publish without notifying", checked });

const ignore = () => undefined;
const needs = { journal: createMemoryJournal(), onStored: ignore, onSessionEnd: ignore };

/** Closes the dialog, as Escape and a press beside it do, and opens it again. */
function reopenDialog(options: Parameters<typeof drawDialog>[0] = {}) {
  putAway();
  return drawDialog(options);
}

test("Publish waits for a subject that is not blank, and counts its characters up to 72", async () => {
  const { person, subject, publish } = drawDialog();
  await waitFor(() => expect(document.activeElement).toBe(subject));
  expect(screen.getByText("0 / 72")).toBeDefined();
  expect(publish.disabled).toBe(true);
  await person.type(subject, "    ");
  expect(screen.getByText("4 / 72")).toBeDefined();
  expect(publish.disabled).toBe(true);
  await person.clear(subject);
  await person.paste("x".repeat(80));
  expect(screen.getByText("72 / 72")).toBeDefined();
  expect(subject.value).toBe("x".repeat(72));
});

test("Enter in the subject publishes nothing; in the body it starts a line; both are trimmed", async () => {
  const { person, subject, publish, onPublish } = drawDialog();
  await person.click(subject);
  await person.paste("  A subject  ");
  await person.keyboard("{Enter}");
  expect(onPublish).not.toHaveBeenCalled();
  await person.click(screen.getByLabelText("Body"));
  await person.paste("  First line");
  await person.keyboard("{Enter}");
  await person.paste("Second line  ");
  expect(onPublish).not.toHaveBeenCalled();
  await person.click(publish);
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(
    { subjectLine: "A subject", body: "First line\nSecond line" },
    false,
  );
});

test("Escape closes the dialog", async () => {
  const { person, onClose } = drawDialog();
  await person.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("Escape does not close the dialog while the draft is being published", async () => {
  const { person, onClose } = drawDialog({ isPublishing: true });
  await person.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
});

test("a closed dialog keeps what was entered, until the draft is published", async () => {
  const { person, subject, body } = drawDialog();
  await person.type(subject, "Prices");
  await person.type(body, "The mill asks for more.");
  await person.click(silently(false));
  const again = reopenDialog();
  expect(again.subject.value).toBe("Prices");
  expect(again.body.value).toBe("The mill asks for more.");
  expect(silently(true)).toBeDefined();
  createOpenDrafts(needs).close(draftId);
  const next = reopenDialog();
  expect([next.subject.value, next.body.value]).toEqual(["", ""]);
  expect(silently(false)).toBeDefined();
});

test("a deleted draft takes its message along", async () => {
  const { person, subject } = drawDialog();
  await person.type(subject, "Prices");
  await createOpenDrafts(needs).discard(draftId);
  expect(reopenDialog().subject.value).toBe("");
});

test("a proposed subject line comes in where none was typed, and leaves a typed one alone", async () => {
  const { person, body } = drawDialog();
  await person.type(body, "Why.");
  const proposed = reopenDialog({ proposedSubject: "Undo 'Prices' of Mar 5, 2027" });
  expect(proposed.subject.value).toBe("Undo 'Prices' of Mar 5, 2027");
  expect(proposed.body.value).toBe("Why.");
  await person.clear(proposed.subject);
  expect(proposed.subject.value).toBe("");
  const cleared = reopenDialog({ proposedSubject: "Undo 'Prices' of Mar 5, 2027" });
  expect(cleared.subject.value).toBe("Undo 'Prices' of Mar 5, 2027");
  await person.type(cleared.subject, "!");
  const typed = reopenDialog({ proposedSubject: "Undo 'Mill' of Mar 6, 2027" });
  expect(typed.subject.value).toBe("Undo 'Prices' of Mar 5, 2027!");
});
