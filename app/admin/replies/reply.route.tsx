/** The form that answers a family, beside the message being answered. */

import { type Recipient, replyForm } from "~/families/replies/queries.server.ts";
import { replyHidden, replySchema } from "~/families/replies/schema.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { asWritten, parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { familyAddress, replyFormAddress } from "../families/addresses.ts";
import { NoKey } from "../no-key.tsx";
import { found, idIn } from "../not-found.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/reply.route";
import { withLetter } from "./insert-letter.ts";
import { ReplyForm } from "./reply-form.tsx";
import { send } from "./send.server.ts";

const NOT_READ = "The family could not be read";

const rules = { schema: replySchema, hidden: [...Object.values(replyHidden), "intent", "letter"] };

/** @throws 404 if the id can't be a family's. */
function recipient(params: { id: string }, url: URL): Recipient {
	return { familyId: idIn(params), messageId: readId(url.searchParams.get("message")) };
}

export const loader = withLoaderErrors(NOT_READ, async ({ params, url }: Route.LoaderArgs) => {
	const form = found(await replyForm(recipient(params, url)));
	return { ...form, canSend: canSend() };
});

/** The form with a template inserted into the answer, however much of it is written. */
async function insert(to: Recipient, form: FormData) {
	const { templates } = found(await replyForm(to));
	const chosen = templates.find(({ address }) => address === form.get("letter"));
	const written = String(form.get("text") ?? "");
	const texts = templates.map(({ text }) => text);
	const text = chosen ? withLetter(written, chosen.text, texts) : written;
	return asWritten(form, replySchema, { text });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const to = recipient(params, url);
	const parsed = await parseForm(request, rules);
	if (parsed.form.has("letter")) return insert(to, parsed.form);
	if (parsed.response) return parsed.response;
	return send(to, parsed.value, parsed, actorIn(context));
}

export default function ReplyPage({ loaderData, params }: Route.ComponentProps) {
	const { name, addresses, message, undone } = loaderData;
	const family = familyAddress(Number(params.id));
	return (
		<>
			<AdminHead title={`Answer ${name}`} between={[{ name, path: family }]} here="Answer" />
			{addresses.length === 0 ? (
				<EmptyState
					message={`There is no email address for ${name}.`}
					action={{ href: family, label: "Back" }}
				/>
			) : (
				<>
					{loaderData.canSend ? null : <NoKey />}
					<ReplyForm
						// Another message, or an answer that was undone, needs a fresh form.
						key={`${message?.id} ${undone?.id}`}
						{...loaderData}
						action={replyFormAddress(Number(params.id), message?.id)}
						back={family}
					/>
				</>
			)}
		</>
	);
}
