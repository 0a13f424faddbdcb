/**
 * The published versions of a document: who published each one and when, how it differs from the current
 * one, and a button to restore it.
 */

import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { documentOf } from "~/content/documents/index.ts";
import {
	documentState,
	documentVersion,
	documentVersions,
	visibleValue,
} from "~/content/drafts.server.ts";
import { DIFFERENCES_MAX } from "~/content/fields/compare.ts";
import { VERSIONS_MAX } from "~/content/publishing.ts";
import { readId } from "~/platform/ids.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { editorMessages } from "../editor/messages.ts";
import { namedDifferences } from "../editor/options.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/history.route";
import * as css from "./content.css.ts";
import { DifferenceList } from "./difference-list.tsx";
import { PublishingForm } from "./publishing-form.tsx";

const VERSION = "version";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `History of ${loaderData.document.label}` : "History");

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params, url }: Route.LoaderArgs) => {
		const document = found(documentOf(params.key));
		const id = readId(url.searchParams.get(VERSION));
		const [state, versions, chosen, now] = await Promise.all([
			documentState(document),
			documentVersions(document),
			id === undefined ? undefined : documentVersion(document, id),
			visibleValue(document),
		]);
		const differences = chosen && (await namedDifferences(document.fields, chosen.value, now));
		const { key, label, editPath, isLive } = document;
		return {
			document: { key, label, editPath, isLive },
			revision: state.revision,
			hasDraft: state.hasDraft,
			versions,
			chosen: chosen && {
				id: chosen.id,
				who: chosen.who,
				createdAt: chosen.createdAt,
				differences: differences?.slice(0, DIFFERENCES_MAX) ?? [],
				more: Math.max(0, (differences?.length ?? 0) - DIFFERENCES_MAX),
			},
		};
	},
);

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
	const { document, versions, chosen } = loaderData;
	const page = href("/admin/content/:key/history", { key: document.key });
	return (
		<>
			<AdminHead
				title={`History of ${document.label}`}
				note={`Every version that visitors read, newest first. ${document.isLive ? "If you restore one, every page shows it at once." : "Restoring one makes it the draft; nothing changes for visitors until you publish it."}`}
				trail={[
					...(document.isLive
						? []
						: [{ name: "Texts and pictures", path: href("/admin/content") }]),
					{ name: document.label, path: document.editPath },
					{ name: "History" },
				]}
			/>
			{chosen ? <Chosen {...loaderData} chosen={chosen} /> : null}
			<Panel title="Versions" id="versions">
				{versions.length === 0 ? (
					<p>Nothing has been published yet.</p>
				) : (
					<ol className={css.versions}>
						{versions.map(({ id, who, createdAt }, index) => (
							<li key={id} className={css.version}>
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
				{versions.length === VERSIONS_MAX ? (
					<p className={css.under}>Only the newest {VERSIONS_MAX} are listed.</p>
				) : null}
			</Panel>
		</>
	);
}

type Data = Route.ComponentProps["loaderData"];

function Chosen({
	document,
	revision,
	hasDraft,
	chosen,
}: Data & { chosen: NonNullable<Data["chosen"]> }) {
	const { id, who, createdAt, differences, more } = chosen;
	return (
		<Panel title={`${momentInWords(createdAt)}, by ${who}`} id="chosen">
			{differences.length === 0 ? (
				<p>This version is the same as what visitors read now.</p>
			) : (
				<>
					<DifferenceList differences={differences} labels={{ from: "then", to: "now" }} />
					{more > 0 ? <p>And {more.toLocaleString("en-US")} more.</p> : null}
					<PublishingForm
						documentKey={document.key}
						revision={revision}
						intent="restore"
						back={document.editPath}
						className={css.under}
					>
						<input type="hidden" name="version" value={id} />
						{hasDraft ? <p>Restoring it replaces the current draft.</p> : null}
						<Button small>{document.isLive ? "Restore it" : "Restore as the draft"}</Button>
					</PublishingForm>
				</>
			)}
		</Panel>
	);
}
