/** The form that answers a family. */
import { data } from "react-router";
import type { Recipient } from "~/families/replies/queries.server.ts";
import { sendForm } from "~/forms/send.ts";
import { readId } from "~/platform/ids.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/family-reply.route";
import { familiesAddress, familyAddress, replyAddress } from "./addresses.ts";
import { answerReplyForm, loadReplyForm } from "./reply-form.server.ts";
import { replyDraft } from "./reply-form.tsx";
import { ReplyPage } from "./reply-page.tsx";

/** Shown when the family could not be read. */
const NOT_READ = "The family could not be read";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `Answer ${loaderData.name}` : "Answer");

/** @throws 404 if the id can't be a family's. */
function recipient(params: { id: string }, url: URL): Recipient {
	const familyId = readId(params.id);
	if (familyId === undefined) throw data(null, 404);
	return { familyId, messageId: readId(url.searchParams.get("message")) };
}

export const loader = withLoaderErrors(NOT_READ, ({ params, url }: Route.LoaderArgs) =>
	loadReplyForm(recipient(params, url), url.searchParams),
);

export const action = ({ request, params, url, context }: Route.ActionArgs) =>
	answerReplyForm(request, recipient(params, url), actorIn(context));

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: replyDraft(params.id) });

export default function FamilyReplyPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { message, taken } = loaderData;
	const family = familyAddress(params.id);
	return (
		<ReplyPage
			{...loaderData}
			action={replyAddress(Number(params.id), { message: message?.id, taken: taken?.id })}
			draft={replyDraft(params.id)}
			back={family}
			trail={[
				{ name: "Families", path: familiesAddress() },
				{ name: loaderData.name, path: family },
				{ name: "Answer" },
			]}
			result={actionData?.result}
		/>
	);
}
