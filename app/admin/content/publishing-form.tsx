import type { ReactNode } from "react";
import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import type { DocumentSummary } from "~/content/drafts.server.ts";
import type { PublishingIntent } from "~/content/publishing.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";

/** The state of a document in one sentence. */
export function stateInWords(
	{ hasDraft, isChanged, publishAt }: Partial<DocumentSummary> = {},
	hasNoSample?: boolean,
): string {
	if (publishAt) return `The draft will be published on ${momentInWords(publishAt)}.`;
	if (hasDraft) return "There is a draft, which only you see.";
	if (isChanged) return "Visitors read what you wrote.";
	return hasNoSample ? "None of it is published yet." : "Visitors read the sample text.";
}

interface PublishingFormProps {
	documentKey: string;
	revision: number;
	intent: PublishingIntent;
	className?: string;
	children: ReactNode;
}

/**
 * A form with one button that publishes, schedules, discards or restores a document's draft. It leads to the page that
 * edits the document.
 */
export function PublishingForm(props: PublishingFormProps) {
	const { documentKey, revision, intent, className, children } = props;
	const action = href("/admin/content/:key/publishing", { key: documentKey });
	return (
		<FetcherForm action={action} className={className}>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="revision" value={revision} />
			{children}
		</FetcherForm>
	);
}
