/** The form that answers a family, beside the message being answered. */

import type { Recipient } from "~/families/replies/queries.server.ts";
import { readId } from "~/platform/ids.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { familyAddress, replyAddress } from "../families/addresses.ts";
import { NoKey } from "../no-key.tsx";
import { idIn } from "../not-found.ts";
import { AdminHead } from "../page.tsx";
import type { Route } from "./+types/reply.route";
import { ReplyButton } from "./reply-button.tsx";
import { handleReplyForm, loadReplyForm } from "./reply-form.server.ts";
import { ReplyForm } from "./reply-form.tsx";

const NOT_READ = "The family could not be read";

/** @throws 404 if the id can't be a family's. */
function recipient(params: { id: string }, url: URL): Recipient {
	return { familyId: idIn(params), messageId: readId(url.searchParams.get("message")) };
}

export const loader = withLoaderErrors(NOT_READ, ({ params, url }: Route.LoaderArgs) =>
	loadReplyForm(recipient(params, url), url.searchParams),
);

export const action = ({ request, params, url, context }: Route.ActionArgs) =>
	handleReplyForm(request, recipient(params, url), actorIn(context));

export default function ReplyPage({ loaderData, params }: Route.ComponentProps) {
	const { name, addresses, message, taken } = loaderData;
	const family = familyAddress(Number(params.id));
	return (
		<>
			<AdminHead title={`Answer ${name}`} between={[{ name, path: family }]} here="Answer">
				{taken ? (
					<ReplyButton id={taken.id} intent="discard">
						Discard it
					</ReplyButton>
				) : null}
			</AdminHead>
			{addresses.length === 0 ? (
				<EmptyState
					message={`There is no email address for ${name}.`}
					action={{ href: family, label: "Back" }}
				/>
			) : (
				<>
					{loaderData.canSend ? null : <NoKey />}
					<ReplyForm
						// Another message, or an answer that was taken back, needs a fresh form.
						key={`${message?.id} ${taken?.id}`}
						{...loaderData}
						action={replyAddress(Number(params.id), { message: message?.id, taken: taken?.id })}
						back={family}
					/>
				</>
			)}
		</>
	);
}
