/** The page that adds a card for something other than a program. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { addService, SERVICES_FULL } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { SubmissionKey } from "../../submission-key.tsx";
import { addedBy, saveAdded } from "../adding.server.ts";
import { documentToEdit } from "../editing.server.ts";
import { editingMessages } from "../editing.ts";
import { sitePages } from "../site-pages.server.ts";
import type { Route } from "./+types/new-service.route";
import { readServiceForm } from "./service-form.server.ts";
import { ServiceForm } from "./service-form.tsx";

const TITLE = "Add a card";
const DRAFT = "service new";
const LIST = href("/admin/content/services");

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value } = await documentToEdit(programsDocument);
	return { submissionKey: randomUUID(), pages: sitePages(value) };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await readServiceForm(request);
	if (parsed.response) return parsed.response;
	const service = {
		...parsed.value,
		id: randomUUID(),
		isShown: true,
		addedBy: addedBy(parsed),
	};
	return saveAdded(parsed, {
		actor: actorIn(context),
		add: (content) => addService(content, service),
		back: LIST,
		problems: { full: { words: SERVICES_FULL }, taken: { words: SERVICES_FULL } },
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

const empty = { title: "", info: "", link: "" };

export default function NewServicePage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Once you add it, programs can list it among their related services."
				trail={[{ name: "Related services", path: LIST }, { name: TITLE }]}
			/>
			<ServiceForm
				key={saved}
				answers={empty}
				pages={loaderData.pages}
				draft={DRAFT}
				back={LIST}
				result={actionData?.result}
			>
				<SubmissionKey value={loaderData.submissionKey} />
			</ServiceForm>
		</>
	);
}
