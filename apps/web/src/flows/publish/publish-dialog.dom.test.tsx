import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

afterEach(putAway);

function drawDialog({ isPublishing = false } = {}) {
  const onClose = vi.fn();
  const onPublish = vi.fn();
  const drawn = drawComponent(
    <PublishDialog
      isOpen
      onClose={onClose}
      proposedSubject=""
      isPublishing={isPublishing}
      failure={null}
      isPageChanged={false}
      onPublish={onPublish}
    />,
  );
  const subject = screen.getByLabelText<HTMLInputElement>("Subject line");
  const publish = screen.getByRole<HTMLButtonElement>("button", { name: "PUBLISH" });
  return { ...drawn, onClose, onPublish, subject, publish };
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
