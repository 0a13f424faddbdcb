/** Lists every part of the site that the trainer can rewrite, with its publishing state. */
import { href } from "react-router";
import { declaredDocuments, documents } from "~/content/documents/index.ts";
import { documentSummaries } from "~/content/drafts.server.ts";
import { sampleLeft } from "~/content/sample-left.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { editorMessages } from "../editor/messages.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import * as table from "../table.css.ts";
import type { Route } from "./+types/overview.route";
import * as css from "./content.css.ts";
import { stateInWords } from "./publishing-form.tsx";

const TITLE = "Texts and pictures";

const untouched = { revision: 0, hasDraft: false, isChanged: false, publishAt: null };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editorMessages.load, async () => {
	const summaries = await documentSummaries();
	return {
		documents: documents
			.filter(({ isLive }) => !isLive)
			.map((document) => ({
				key: document.key,
				label: document.label,
				editPath: document.editPath,
				hasNoSample: document.hasNoSample,
				state: summaries.get(document.key) ?? untouched,
				// In a list, each item says whether it is the sample's.
				sample: declaredDocuments.includes(document) ? sampleLeft(document) : undefined,
			})),
	};
});

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Whatever you write is a draft at first. Preview it to see how it looks; visitors read it once you publish it."
			/>
			<Panel>
				<div className={table.scroll}>
					<table className={table.table}>
						<caption className={visuallyHidden}>Parts of the site</caption>
						<thead>
							<tr>
								<th scope="col">Part</th>
								<th scope="col">State</th>
								<th scope="col">
									<span className={visuallyHidden}>Actions</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{loaderData.documents.map(({ key, label, editPath, hasNoSample, state, sample }) => (
								<tr key={key}>
									<th scope="row">
										<Link to={editPath}>{label}</Link>
									</th>
									<td>
										<span className={css.state} data-waits={state.hasDraft || undefined}>
											{stateInWords(state, hasNoSample)}
										</span>
										{sample ? <p className={css.sample}>{sample}</p> : null}
									</td>
									<td>
										<div className={css.buttons}>
											<ButtonLink
												small
												tone="line"
												href={href("/admin/content/:key/preview", { key })}
											>
												Preview
												<span className={visuallyHidden}> {label}</span>
											</ButtonLink>
											<Link to={href("/admin/content/:key/history", { key })}>
												History
												<span className={visuallyHidden}> of {label}</span>
											</Link>
										</div>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</Panel>
		</>
	);
}
