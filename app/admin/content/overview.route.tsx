/** Lists every part of the site that the trainer can rewrite, with its publishing state. */
import { declaredDocuments, documents } from "~/content/documents/index.ts";
import { documentSummaries } from "~/content/drafts.server.ts";
import { sampleLeft } from "~/content/published.server.ts";
import { Link } from "~/ui/link.tsx";
import { editorMessages } from "../editor/messages.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/overview.route";
import * as css from "./content.css.ts";
import { stateInWords } from "./publishing-form.tsx";

const TITLE = "Texts and pictures";

const written = documents.filter(({ isLive }) => !isLive);

export const loader = withLoaderErrors(editorMessages.load, async () => ({
	states: await documentSummaries(),
	// In a list, each item says whether it is the sample's.
	samples: new Map(declaredDocuments.map((document) => [document.key, sampleLeft(document)])),
}));

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Whatever you write is a draft at first. Preview it to see how it looks; visitors read it once you publish it."
			/>
			<Panel>
				<ul className={rows.list}>
					{written.map(({ key, label, editPath, hasNoSample }) => {
						const state = loaderData.states.get(key);
						const sample = loaderData.samples.get(key);
						return (
							<li key={key} className={rows.item}>
								<Link to={editPath} className={rows.about}>
									{label}
								</Link>
								<span className={css.state} data-waits={state?.hasDraft || undefined}>
									{stateInWords(state, hasNoSample)}
									{sample ? ` ${sample}.` : null}
								</span>
							</li>
						);
					})}
				</ul>
			</Panel>
		</>
	);
}
