/** The bar above the editor: the document's state, what is not published yet, and what can be done with the draft. */
import { href } from "react-router";
import type { EditableDocument } from "~/content/declared.ts";
import type { DocumentSummary } from "~/content/drafts.server.ts";
import type { Difference } from "~/content/fields/compare.ts";
import { localMoment } from "~/content/publishing.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { DifferenceList } from "../content/difference-list.tsx";
import { PublishingForm, stateInWords } from "../content/publishing-form.tsx";
import { editorOf } from "../navigation.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { unpublishedInWords } from "./messages.ts";

interface EditorBarProps {
	document: EditableDocument;
	state: DocumentSummary;
	/** How the draft differs from what visitors read. */
	unpublished: readonly Difference[];
	/** The page of what is edited, if it has one of its own. */
	path?: string | undefined;
	/** Offers to publish the draft, on a page without a form that does. */
	hasPublish?: boolean;
}

/** The page of a document's history, which is in the place of the admin in which the document is edited. */
export const historyPath = ({ key, isLive }: EditableDocument) =>
	href(isLive ? "/admin/settings/:key/history" : "/admin/content/:key/history", { key });

/** Everything works without JavaScript. */
export function EditorBar(props: EditorBarProps) {
	const { document, state, unpublished, hasPublish, path } = props;
	const { key, hasNoSample } = document;
	const { hasDraft, isChanged, publishAt, revision } = state;
	const form = { documentKey: key, revision };
	return (
		<Panel className={`${shared.parts} ${shared.notice}`}>
			<p>{stateInWords(state, hasNoSample)}</p>
			<div className={shared.buttons}>
				{hasPublish && hasDraft ? (
					<PublishingForm {...form} intent="publish">
						<Button small>Publish</Button>
					</PublishingForm>
				) : null}
				{publishAt ? (
					<PublishingForm {...form} intent="unschedule">
						<Button small tone="line">
							Don’t publish automatically
						</Button>
					</PublishingForm>
				) : null}
				<ButtonLink small tone="line" to={editorOf(path ?? document.path)}>
					Preview
				</ButtonLink>
				<Link to={historyPath(document)}>History</Link>
			</div>
			{hasDraft ? (
				<>
					<details className={shared.parts}>
						<summary>{unpublishedInWords(unpublished.length)}</summary>
						<DifferenceList differences={unpublished} />
					</details>
					<details className={shared.parts}>
						<summary>{publishAt ? "Another time" : "Publish later"}</summary>
						<p>Save what you wrote first; then the draft is published at this time.</p>
						<PublishingForm
							{...form}
							intent="schedule"
							className={`${shared.fieldLine} ${shared.under}`}
						>
							<Field
								type="datetime-local"
								name="at"
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
					<details className={shared.parts}>
						<summary>Discard the draft</summary>
						<p>The draft will be gone. What visitors read stays the same.</p>
						<PublishingForm {...form} intent="discard">
							<Button small tone="bad">
								Discard it
							</Button>
						</PublishingForm>
					</details>
				</>
			) : null}
			{!hasNoSample && (isChanged || hasDraft) ? (
				<details className={shared.parts}>
					<summary>Back to the sample text</summary>
					<p>It becomes the draft; visitors read it once you publish it.</p>
					<PublishingForm {...form} intent="defaults">
						<Button small tone="line">
							Use the sample text
						</Button>
					</PublishingForm>
				</details>
			) : null}
		</Panel>
	);
}
