import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { OfferedTemplate, TemplateText } from "@stemma/contract/templates.contract";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { fillTemplate } from "@stemma/document/templates/fill-template";
import { fillTitle } from "@stemma/document/templates/fill-title";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { showDrawingsIn } from "../../../ui/drawn/show-drawings.ts";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { messages } from "./messages.ts";
import styles from "./template-preview.module.css";

interface TemplatePreviewProps {
  /** `null` for a blank page, `undefined` while it is not known what the page begins with. */
  readonly template: OfferedTemplate | null | undefined;
  readonly title: string;
  readonly date: string;
}

/** The page that would be made, made small. It can be scrolled, by keyboard too. */
export function TemplatePreview({ template, title, date }: TemplatePreviewProps) {
  const name = template ? displayPageTitle(template.name) : messages.blankPreview;
  return (
    // A scrolling region that cannot be focused cannot be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles["preview"]} aria-label={messages.preview(name)} tabIndex={0}>
      {template === null && <p className={styles["blank"]}>{messages.blankPreview}</p>}
      {template && <FetchedText key={template.id} template={template} title={title} date={date} />}
    </section>
  );
}

function FetchedText({
  template: { id },
  ...values
}: TemplatePreviewProps & { readonly template: OfferedTemplate }) {
  const text = useQuery(orpc.templates.get.queryOptions({ input: { template: id } }));
  if (text.isPending) return <Loader />;
  if (text.isError) {
    return <LoadFailure words={failureWords(text.error)} onRetry={() => void text.refetch()} />;
  }
  return <FilledText text={text.data} {...values} />;
}

interface FilledTextProps extends Pick<TemplatePreviewProps, "title" | "date"> {
  readonly text: TemplateText;
}

function FilledText({ text, title, date }: FilledTextProps) {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const author =
    account === undefined
      ? ""
      : (account.configuration.orgDisplayName ??
        `${account.user.firstName} ${account.user.lastName}`.trim());
  const html = useMemo(() => {
    const values = { title: displayPageTitle(title), date, author };
    return bodyToHtml(fillTemplate(text.serializedEditorState, values).body, "belowTitle");
  }, [text, title, date, author]);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showDrawingsIn(body.current, html), [html]);
  return (
    <div className={styles["page"]}>
      <p className={styles["title"]}>
        {displayPageTitle(fillTitle(text.pageTitle, { title, date, author }))}
      </p>
      {/* `bodyToHtml` escapes all text and drops unsafe addresses. */}
      <div ref={body} className="page-body" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
