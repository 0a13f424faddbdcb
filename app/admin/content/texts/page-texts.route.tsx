/** Edits the texts and pictures of one of the site's built-in pages. */
import { data, href } from "react-router";
import { textPages } from "~/content/texts/documents.ts";
import {
	answersOf,
	controlNames,
	controlsOf,
	labelsOf,
	TEXTS_MAX_BYTES,
	textsSchema,
	writtenIn,
} from "~/content/texts/form.ts";
import { groupsOf, type TextGroup } from "~/content/texts/page-fields.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import type { Route } from "./+types/page-texts.route";
import { PageTextsForm, textsDraft } from "./page-texts-form.tsx";

function pageIn({ page: key }: Route.LoaderArgs["params"]) {
	const found = textPages.find(({ page }) => page.key === key);
	if (!found) throw data(null, 404);
	return found;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.label ?? "Texts and pictures");

/** The pictures to choose from for each place on a page, without the drawing that is there by default. */
const choicesFor = async (
	groups: readonly TextGroup[],
	chosen: Parameters<typeof pictureChoices>[0][],
) =>
	Promise.all(
		groups
			.flatMap(({ pictures }) => pictures)
			.map(async ({ name, sample }, index) => {
				const choices = await pictureChoices(chosen[index]);
				return [name, choices.filter(({ value }) => value !== `drawing:${sample}`)] as const;
			}),
	);

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const { page, document } = pageIn(params);
		const { value, state } = await documentToEdit(document);
		const groups = groupsOf(page, value.texts);
		const chosen = groups.flatMap(({ pictures }) =>
			pictures.map(({ name }) => value.pictures[name]),
		);
		return {
			pageKey: page.key,
			label: page.label,
			path: document.path,
			state,
			groups,
			answers: answersOf(groups, value),
			written: Object.keys(value.texts),
			choices: Object.fromEntries(await choicesFor(groups, chosen)),
			from: madeFrom(answersOf(groupsOf(page), value)),
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const { page, document } = pageIn(params);
	const groups = groupsOf(page);
	const controls = controlsOf(groups);
	const parsed = await parseForm(request, {
		schema: textsSchema(controls),
		fields: [...controlNames(controls), ...editFields],
		maxBytes: TEXTS_MAX_BYTES,
	});
	return saveEdit(parsed, {
		document,
		actor: actorIn(context),
		schema: textsSchema(controls),
		words: {
			labels: labelsOf(groups),
			inWords: (name) => (controls.outs.includes(name) ? "Left out" : undefined),
		},
		partOf: (value) => value,
		answersOf: (value) => answersOf(groups, value),
		change: (_, values) => writtenIn(groups, values),
		back: href("/admin/content/texts/:page", { page: page.key }),
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: textsDraft(params.page) });

export default function PageTextsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { label, path, pageKey, state, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={label}
				note="Empty a field to get its sample text back."
				trail={[{ name: "Texts and pictures", path: href("/admin/content") }, { name: label }]}
			/>
			<DocumentBar document={{ key: pageKey, label, path }} state={state} form="texts" />
			<PageTextsForm
				key={`${form.from} ${saved}`}
				pageKey={pageKey}
				{...form}
				result={actionData?.result}
			/>
		</>
	);
}
