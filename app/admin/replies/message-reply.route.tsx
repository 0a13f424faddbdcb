/** The form that answers a message. If the sender isn't a family yet, the answer creates one. */
import { data, href, redirect } from "react-router";
import { sendForm } from "~/forms/send.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn } from "../access.server.ts";
import { messageAddress } from "../contacts/addresses.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/message-reply.route";
import { replyAddress } from "./addresses.ts";
import { answerReplyForm, loadReplyForm } from "./reply-form.server.ts";
import { replyDraft } from "./reply-form.tsx";
import { ReplyPage } from "./reply-page.tsx";

/** Shown when the message could not be read. */
const NOT_READ = "The message could not be read";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Answer ${loaderData.name}` : "Answer");

/** @throws 404 if the id can't be a message's. */
function contactIn(params: { id: string }) {
	const contactId = readId(params.id);
	if (contactId === undefined) throw data(null, 404);
	return { contactId };
}

export const loader = withLoaderErrors(NOT_READ, async ({ params, url }: Route.LoaderArgs) => {
	const form = await loadReplyForm(contactIn(params), url.searchParams);
	const { familyId, message } = form;
	if (familyId !== null) throw redirect(replyAddress(familyId, { message: message?.id }));
	return form;
});

export const action = ({ request, params, context }: Route.ActionArgs) =>
	answerReplyForm(request, contactIn(params), actorIn(context));

const draftOf = (id: string) => replyDraft(`to message ${id}`);

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: draftOf(params.id) });

export default function MessageReplyPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const message = messageAddress(Number(params.id));
	return (
		<ReplyPage
			{...loaderData}
			action={href("/admin/contacts/:id/reply", params)}
			draft={draftOf(params.id)}
			back={message}
			trail={[
				{ name: "Messages", path: href("/admin/contacts") },
				{ name: `Message ${params.id}`, path: message },
				{ name: "Answer" },
			]}
			result={actionData?.result}
		/>
	);
}
