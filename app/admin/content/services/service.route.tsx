/** One card beside programs. */
import { data, href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import { fingerprint } from "~/content/changes.server.ts";
import { serviceAt, withService } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { actorIn } from "../../access.server.ts";
import { loading } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editingMessages } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import { sitePages } from "../site-pages.server.ts";
import type { Route } from "./+types/service.route";
import { readServiceForm } from "./service-form.server.ts";
import { ServiceForm } from "./service-form.tsx";

const LIST = href("/admin/content/services");
const draftOf = (id: string) => `service ${id}`;

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.name ?? "Related service");

export const loader = loading(editingMessages.load, async ({ params }: Route.LoaderArgs) => {
	const { value, state } = await documentToEdit(programsDocument);
	const service = serviceAt(value, params.service);
	if (!service) throw data(null, 404);
	const { title, info, link } = service;
	return {
		state,
		name: filled(title),
		answers: { title, info, link },
		from: fingerprint(service),
		pages: sitePages(value),
	};
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const { service: id } = params;
	const parsed = await readServiceForm(request);
	if (parsed.response) return parsed.response;
	return saveEdit(parsed, {
		document: programsDocument,
		by: actorIn(context),
		partOf: (content) => serviceAt(content, id),
		change: (content) => {
			const before = serviceAt(content, id);
			return before ? withService(content, { ...before, ...parsed.value }) : content;
		},
		back: LIST,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: draftOf(params.service) });

export default function ServicePage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { state, name, from, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead title={name} trail={[{ name: "Related services", path: LIST }, { name }]} />
			<DocumentBar document={programsDocument} state={state} />
			<ServiceForm
				key={`${params.service} ${state.revision} ${saved}`}
				{...form}
				draft={draftOf(params.service)}
				back={LIST}
				result={actionData?.result}
			>
				<MadeFrom value={from} />
			</ServiceForm>
		</>
	);
}
