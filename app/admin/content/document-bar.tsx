/** What stands above everything that changes a document: how it stands, and what can be done. */
import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import type { ContentDocument, DocumentSummary } from "~/content/document.ts";
import { localMoment, type PublishingIntent, publishingNames } from "~/content/publishing.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Panel } from "../page.tsx";
import * as css from "./content.css.ts";

interface DocumentBarProps {
	document: Pick<ContentDocument<unknown>, "key" | "label" | "path" | "hasNoSample">;
	/** As `documentState` says it. */
	state: DocumentSummary;
	/** The page that a preview begins with, where it isn't the document's own. */
	previewAt?: string;
}

/** In one line. */
export function stateInWords(
	{ hasDraft, isChanged, publishAt }: DocumentSummary,
	hasNoSample?: boolean,
): string {
	if (publishAt) return `The draft is published on ${momentInWords(publishAt)}.`;
	if (hasDraft) return "There is a draft, which only you see.";
	if (isChanged) return "Visitors read what you wrote.";
	return hasNoSample ? "Nothing of it is published yet." : "Visitors read the sample’s words.";
}

/** State, preview, publishing and history of a document; its buttons work without JavaScript. */
export function DocumentBar({ document, state, previewAt }: DocumentBarProps) {
	const { key, label, path, hasNoSample } = document;
	const { hasDraft, isChanged, publishAt } = state;
	const form = { documentKey: key, revision: state.revision };
	const preview = href("/admin/content/:key/preview", { key });
	return (
		<Panel className={css.bar}>
			<p className={css.standing}>
				<b>{label}.</b> {stateInWords(state, hasNoSample)}
			</p>
			<div className={css.buttons}>
				{hasDraft ? (
					<PublishingForm {...form} intent="publish">
						<Button small>Publish now</Button>
					</PublishingForm>
				) : null}
				{publishAt ? (
					<PublishingForm {...form} intent="unschedule">
						<Button small tone="line">
							Don’t publish by itself
						</Button>
					</PublishingForm>
				) : null}
				<ButtonLink
					small
					tone="line"
					href={previewAt ? `${preview}?${new URLSearchParams({ at: previewAt })}` : preview}
				>
					Preview
				</ButtonLink>
				<Link to={href("/admin/content/:key/history", { key })}>History</Link>
				{isChanged && !hasDraft ? <Link to={previewAt ?? path}>View on the site</Link> : null}
			</div>
			{hasDraft ? (
				<details className={css.fold}>
					<summary>{publishAt ? "Another moment" : "Publish later"}</summary>
					<PublishingForm {...form} intent="schedule" className={css.moment}>
						<Field
							type="datetime-local"
							name={publishingNames.at}
							id={`${key}-at`}
							label="Publish at"
							defaultValue={publishAt ? localMoment(publishAt) : undefined}
							required
						/>
						<Button small tone="night">
							Schedule
						</Button>
					</PublishingForm>
				</details>
			) : null}
			{/* Not beside the button that publishes, which is pressed every time. */}
			{hasDraft ? (
				<details className={css.fold}>
					<summary>Discard the draft</summary>
					<p>It is gone then; what visitors read stays as it is.</p>
					<PublishingForm {...form} intent="discard">
						<Button small tone="bad">
							Discard it
						</Button>
					</PublishingForm>
				</details>
			) : null}
			{!hasNoSample && (isChanged || hasDraft) ? (
				<details className={css.fold}>
					<summary>Back to the sample’s words</summary>
					<p>They become the draft; visitors read them once you publish it.</p>
					<PublishingForm {...form} intent="defaults">
						<Button small tone="line">
							Take the sample’s words
						</Button>
					</PublishingForm>
				</details>
			) : null}
		</Panel>
	);
}

interface PublishingFormProps {
	documentKey: string;
	revision: number;
	intent: PublishingIntent;
	/** The page of the admin to which it leads; the one that it stands on unless said otherwise. */
	back?: string;
	className?: string;
	children: ReactNode;
}

/** A form of one button that does something with a document's draft. */
export function PublishingForm(props: PublishingFormProps) {
	const { pathname, search } = useLocation();
	const { documentKey, revision, intent, back = pathname + search, className, children } = props;
	const fetcher = useFormFetcher();
	const action = href("/admin/content/:key/publishing", { key: documentKey });
	return (
		<FetcherForm fetcher={fetcher} action={action} className={className}>
			<input type="hidden" name={publishingNames.intent} value={intent} />
			<input type="hidden" name={publishingNames.revision} value={revision} />
			<input type="hidden" name={publishingNames.back} value={back} />
			{children}
		</FetcherForm>
	);
}
