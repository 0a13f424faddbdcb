/** What visitors don't read yet, and the button that publishes all of it. */
import { momentInWords } from "~/business/moments.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { DifferenceList } from "../content/difference-list.tsx";
import * as shared from "../page.css.ts";
import { unpublishedInWords } from "./messages.ts";
import * as css from "./site.css.ts";
import type { UnpublishedDraft } from "./site.server.ts";

interface UnpublishedProps {
	drafts: readonly UnpublishedDraft[];
	/** The page whose action publishes all of them; left out where another button does. */
	action?: string;
}

export function Unpublished({ drafts, action }: UnpublishedProps) {
	if (drafts.length === 0) return <p>Everything is published.</p>;
	const count = drafts.reduce((sum, { differences }) => sum + differences.length, 0);
	return (
		<div className={shared.parts}>
			<details className={shared.parts} open={action === undefined}>
				<summary>{unpublishedInWords(count)}</summary>
				{drafts.map(({ key, label, editPath, publishAt, differences }) => (
					<section key={key}>
						<h2 className={css.title}>
							<Link to={editPath}>{label}</Link>
						</h2>
						{publishAt ? <p>Visitors read it on {momentInWords(publishAt)}.</p> : null}
						<DifferenceList differences={differences} />
					</section>
				))}
			</details>
			{action && isAnyDue(drafts) ? <PublishAll action={action} /> : null}
		</div>
	);
}

/** Whether a draft is not scheduled, so that the button publishes it. */
export const isAnyDue = (drafts: readonly UnpublishedDraft[]) =>
	drafts.some(({ publishAt }) => !publishAt);

export const PublishAll = ({ action }: { action: string }) => (
	<FetcherForm action={action}>
		<Button small>Publish all of it</Button>
	</FetcherForm>
);
