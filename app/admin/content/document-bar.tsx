/**
 * The bar above every page that edits a document: the document's state, and the buttons that publish or
 * discard its draft.
 */
import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import type { ContentDocument, DocumentSummary } from "~/content/document.ts";
import { localMoment, type PublishingIntent, publishingNames } from "~/content/publishing.ts";
import { EnterButton } from "~/forms/checked-form.tsx";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Panel } from "../page.tsx";
import * as css from "./content.css.ts";

interface DocumentBarProps {
	document: Pick<ContentDocument<unknown>, "key" | "label" | "path" | "hasNoSample">;
	/** The state that `documentState` returns. */
	state: DocumentSummary;
	/** The page that a preview starts at, if it isn't the document's own. */
	previewAt?: string;
	/** The id of the form that edits the document. The buttons that publish then save what it says first. */
	form?: string;
}

/** The state of a document in one sentence. */
export function stateInWords(
	{ hasDraft, isChanged, publishAt }: DocumentSummary,
	hasNoSample?: boolean,
): string {
	if (publishAt) return `The draft will be published on ${momentInWords(publishAt)}.`;
	if (hasDraft) return "There is a draft, which only you see.";
	if (isChanged) return "Visitors read what you wrote.";
	return hasNoSample ? "None of it is published yet." : "Visitors read the sample text.";
}

/** Shows a document's state, with buttons for preview, publishing and history. They work without JavaScript. */
export function DocumentBar({ document, state, previewAt, form }: DocumentBarProps) {
	const { key, label, path, hasNoSample } = document;
	const { hasDraft, isChanged, publishAt } = state;
	const { revision } = state;
	const of = { documentKey: key, revision };
	const saving = { ...of, saves: form };
	const preview = href("/admin/content/:key/preview", { key });
	return (
		<Panel className={css.bar}>
			<p className={css.standing}>
				<b>{label}.</b> {stateInWords(state, hasNoSample)}
			</p>
			{form ? (
				<>
					<EnterButton form={form} />
					<input type="hidden" form={form} name={publishingNames.revision} value={revision} />
				</>
			) : null}
			<div className={css.buttons}>
				{hasDraft || form ? (
					<PublishingButton {...saving} intent="publish" label="Publish now" />
				) : null}
				{publishAt ? (
					<PublishingButton
						{...saving}
						intent="unschedule"
						tone="line"
						label="Don’t publish automatically"
					/>
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
					<summary>{publishAt ? "Another time" : "Publish later"}</summary>
					<PublishingButton {...saving} intent="schedule" tone="night" label="Schedule">
						<Field
							type="datetime-local"
							name={publishingNames.at}
							id={`${key}-at`}
							form={form}
							label="Publish at"
							defaultValue={publishAt ? localMoment(publishAt) : undefined}
							required={!form}
						/>
					</PublishingButton>
				</details>
			) : null}
			{/* Kept apart from the Publish button, which is pressed all the time. */}
			{hasDraft ? (
				<details className={css.fold}>
					<summary>Discard the draft</summary>
					<p>The draft will be gone. What visitors read stays the same.</p>
					<PublishingForm {...of} intent="discard">
						<Button small tone="bad">
							Discard it
						</Button>
					</PublishingForm>
				</details>
			) : null}
			{!hasNoSample && (isChanged || hasDraft) ? (
				<details className={css.fold}>
					<summary>Back to the sample text</summary>
					<p>It becomes the draft; visitors read it once you publish it.</p>
					<PublishingForm {...of} intent="defaults">
						<Button small tone="line">
							Use the sample text
						</Button>
					</PublishingForm>
				</details>
			) : null}
		</Panel>
	);
}

interface PublishingButtonProps {
	documentKey: string;
	revision: number;
	/** The id of the form that is saved first; without it, the button has a form of its own. */
	saves: string | undefined;
	intent: PublishingIntent;
	label: string;
	tone?: "line" | "night";
	/** A field that belongs to the button. */
	children?: ReactNode;
}

/** A button that publishes or schedules a draft, after saving what the page's form says. */
function PublishingButton({ saves, label, tone, children, ...of }: PublishingButtonProps) {
	const className = children ? css.moment : undefined;
	if (!saves) {
		return (
			<PublishingForm {...of} className={className}>
				{children}
				<Button small tone={tone}>
					{label}
				</Button>
			</PublishingForm>
		);
	}
	return (
		<div className={className}>
			{children}
			<Button small tone={tone} form={saves} name={publishingNames.intent} value={of.intent}>
				{label}
			</Button>
		</div>
	);
}

interface PublishingFormProps {
	documentKey: string;
	revision: number;
	intent: PublishingIntent;
	/** The admin page to return to; by default, the current page. */
	back?: string;
	className?: string;
	children: ReactNode;
}

/** A form with one button that publishes, schedules, discards or restores a document's draft. */
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
