/**
 * The published versions of a document: who published each one and when, how it differs from the current
 * one, and a button to restore it.
 */
import { momentInWords } from "~/business/moments.ts";
import { documentOf } from "~/content/documents/index.ts";
import {
	documentState,
	documentVersion,
	documentVersions,
	visibleValue,
} from "~/content/drafts.server.ts";
import { readId } from "~/platform/ids.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { historyPath } from "../editor/editor-bar.tsx";
import { editorMessages } from "../editor/messages.ts";
import { namedDifferences } from "../editor/options.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/history.route";
import { DifferenceList } from "./difference-list.tsx";
import { PublishingForm } from "./publishing-form.tsx";

const VERSION = "version";

const documentIn = ({ key }: { key: string }) => found(documentOf(key));

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params, url }: Route.LoaderArgs) => {
		const document = documentIn(params);
		const id = readId(url.searchParams.get(VERSION));
		const [{ revision, hasDraft }, versions, chosen, now] = await Promise.all([
			documentState(document),
			documentVersions(document),
			id === undefined ? undefined : documentVersion(document, id),
			visibleValue(document),
		]);
		return {
			revision,
			hasDraft,
			versions,
			chosen: chosen && {
				...chosen,
				value: undefined,
				differences: await namedDifferences(document.fields, chosen.value, now),
			},
		};
	},
);

export default function HistoryPage({ params, loaderData }: Route.ComponentProps) {
	const document = documentIn(params);
	const { versions, chosen, revision, hasDraft } = loaderData;
	const page = historyPath(document);
	return (
		<>
			<AdminHead
				title={`History of ${document.label}`}
				note={`The newest versions that visitors read. ${document.isLive ? "If you restore one, every page shows it at once." : "Restoring one makes it the draft; nothing changes for visitors until you publish it."}`}
				between={document.isLive ? [] : [{ name: document.label, path: document.editPath }]}
				here="History"
			/>
			{chosen ? (
				<Panel title={`${momentInWords(chosen.createdAt)}, by ${chosen.who}`} id="chosen">
					{chosen.differences.length === 0 ? (
						<p>This version is the same as what visitors read now.</p>
					) : (
						<>
							<DifferenceList
								differences={chosen.differences}
								labels={{ from: "then", to: "now" }}
							/>
							<PublishingForm
								documentKey={document.key}
								revision={revision}
								intent="restore"
								className={shared.under}
							>
								<input type="hidden" name="version" value={chosen.id} />
								{hasDraft ? <p>Restoring it replaces the current draft.</p> : null}
								<Button small>{document.isLive ? "Restore it" : "Restore as the draft"}</Button>
							</PublishingForm>
						</>
					)}
				</Panel>
			) : null}
			<Panel title="Versions" id="versions">
				{versions.length === 0 ? (
					<p>Nothing has been {document.isLive ? "saved" : "published"} yet.</p>
				) : (
					<ol className={rows.list}>
						{versions.map(({ id, who, createdAt }, index) => (
							<li key={id} className={rows.item}>
								<span>
									<time dateTime={createdAt.toISOString()}>{momentInWords(createdAt)}</time>, by{" "}
									{who}
								</span>
								{index === 0 ? (
									<span>What visitors read now</span>
								) : (
									<Link
										to={`${page}?${VERSION}=${id}`}
										aria-current={chosen?.id === id ? "true" : undefined}
									>
										Compare with the current version
									</Link>
								)}
							</li>
						))}
					</ol>
				)}
			</Panel>
		</>
	);
}
