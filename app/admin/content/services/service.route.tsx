/** The page that edits one card for something other than a program. */
import { data, href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import type { Service } from "~/business/program.ts";
import { isDeleted, takenBack } from "~/content/offers/offer-list.ts";
import { serviceAt, servicesFull, withService } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { serviceFormSchema, serviceLabels } from "~/content/offers/service-form.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { MadeFrom } from "../made-from.tsx";
import { sitePages } from "../site-pages.server.ts";
import type { Route } from "./+types/service.route";
import { readServiceForm } from "./service-form.server.ts";
import { ServiceForm } from "./service-form.tsx";

const LIST = href("/admin/content/services");
const TRASH = `${LIST}#trash`;
const answersOf = ({ title, info, link }: Service) => ({ title, info, link });
const draftOf = (id: string) => `service ${id}`;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.name ?? "Related service");

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const { value, state } = await documentToEdit(programsDocument);
		const service = serviceAt(value, params.service);
		if (!service) throw data(null, 404);
		return {
			state,
			name: filled(service.title),
			answers: answersOf(service),
			isDeleted: isDeleted(service),
			from: madeFrom(answersOf(service), isDeleted(service)),
			pages: sitePages(value),
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const { service: id } = params;
	const parsed = await readServiceForm(request);
	return saveEdit(parsed, {
		document: programsDocument,
		actor: actorIn(context),
		schema: serviceFormSchema,
		words: { labels: serviceLabels },
		partOf: (content) => serviceAt(content, id),
		answersOf,
		full: servicesFull,
		change: (content, values) => {
			const before = serviceAt(content, id);
			return before ? withService(content, { ...takenBack(before), ...values }) : content;
		},
		back: LIST,
		trash: TRASH,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: draftOf(params.service) });

export default function ServicePage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { state, name, isDeleted, from, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead title={name} trail={[{ name: "Related services", path: LIST }, { name }]} />
			<DocumentBar document={programsDocument} state={state} form="service" />
			<ServiceForm
				key={`${params.service} ${from} ${saved}`}
				{...form}
				draft={draftOf(params.service)}
				back={LIST}
				result={actionData?.result}
			>
				<MadeFrom value={from} trash={isDeleted ? TRASH : undefined} />
			</ServiceForm>
		</>
	);
}
