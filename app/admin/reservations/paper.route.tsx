/** What is printed or emailed of a reservation: the agreement, or the receipt for a payment. */
import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { facts } from "~/business/facts.ts";
import { bouncesOf } from "~/families/bounced-addresses.server.ts";
import { replyRecipient, undoneReplyText } from "~/families/replies/queries.server.ts";
import { paperEmailSchema, replyHidden, replySchema } from "~/families/replies/schema.ts";
import { sendForm } from "~/forms/send.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { messageIn, paperOf, withPaper } from "~/sales/paper.server.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { adminMeta } from "../page.tsx";
import { send } from "../replies/reply-form.server.ts";
import type { Route } from "./+types/paper.route";
import { storedPayment, storedReservation } from "./forms.server.ts";
import * as css from "./paper.css.ts";
import { Paper } from "./paper.tsx";
import { messageWith, PaperEmail, paperDraft } from "./paper-email.tsx";
import { failures, reservationAddress, reservationTitle } from "./reservation-texts.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.paper.title ?? "Agreement");

/** A payment that hasn't been received yet has no receipt: leads to its reservation. */
async function stored(params: Route.LoaderArgs["params"]) {
	if (params.paymentId === undefined) {
		const reservation = await storedReservation(params.id);
		return { reservation, paper: await paperOf(reservation) };
	}
	const { reservation, payment } = await storedPayment(params);
	if (payment.receivedOn === null) throw redirect(reservationAddress(reservation.id));
	return { reservation, paper: await paperOf(reservation, payment) };
}

/** Whom the paper can be emailed to; undefined if the puppy is held for nobody in particular. */
async function recipientOf(familyId: number | undefined) {
	const whom = familyId === undefined ? undefined : await replyRecipient({ familyId });
	if (!whom) return undefined;
	const { name, addresses } = whom;
	return { id: whom.familyId, name, addresses, bounces: await bouncesOf(addresses) };
}

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const { reservation, paper } = await stored(params);
		const { family, puppy } = reservation;
		const takenId = readId(url.searchParams.get("taken"));
		const taken = family ? await undoneReplyText(family.id, takenId) : undefined;
		return {
			paper,
			reservation: {
				name: reservationTitle(reservation),
				path: reservationAddress(reservation.id),
			},
			isAgreement: params.paymentId === undefined,
			familyName: family?.name ?? "Family",
			recipient: await recipientOf(family?.id),
			puppy: puppy.name,
			taken: taken && {
				id: taken.id,
				to: taken.recipient,
				message: messageIn(taken.text, paper),
			},
			action: url.pathname,
			submissionKey: randomUUID(),
			canSend: canSend(),
		};
	},
);

const rules = {
	schema: paperEmailSchema,
	hidden: [replyHidden.anyway, replyHidden.undoneReplyText],
};

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { reservation, paper } = await stored(params);
	const { family, puppy } = reservation;
	if (!family) throw notFound();
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { to, message } = parsed.value;
	const texts = replySchema.safeParse({
		to,
		subject: `${paper.title} for ${puppy.name}`,
		text: withPaper(message, paper),
	});
	if (!texts.success) {
		const problem = "Together with the paper, this is too long for an email. Please shorten it.";
		return parsed.reply({ fieldErrors: { message: [problem] } });
	}
	return send({ familyId: family.id }, texts.data, {
		parsed,
		actor: actorIn(context),
		paper: url.pathname,
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: paperDraft(params) });

export default function PaperPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { paper, reservation, isAgreement, familyName, recipient, puppy, ...form } = loaderData;
	return (
		<Paper
			{...paper}
			reservation={reservation}
			tools={
				recipient ? (
					<PaperEmail
						// Another paper has a form of its own, and so has one that was taken back.
						key={`${form.action} ${form.taken?.id}`}
						{...form}
						to={recipient}
						hasBlanks={paper.hasBlanks}
						message={messageWith(isAgreement, { name: recipient.name, puppy })}
						draft={paperDraft(params)}
						result={actionData?.result}
					/>
				) : null
			}
		>
			{isAgreement ? <Terms payments={paper.payments} family={familyName} /> : null}
		</Paper>
	);
}

interface TermsProps {
	payments: Route.ComponentProps["loaderData"]["paper"]["payments"];
	family: string;
}

/** What is to be paid, and where both sign. */
function Terms({ payments, family }: TermsProps) {
	return (
		<>
			{payments.length > 0 ? (
				<table className={css.schedule}>
					<caption>Payments</caption>
					<tbody>
						{payments.map(({ id, kind, when, amount }) => (
							<tr key={id}>
								<th scope="row">{kind}</th>
								<td>{when}</td>
								<td>{amount}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : null}
			<div className={css.signatures}>
				<div className={css.signature}>{family}, date</div>
				<div className={css.signature}>{facts.trainer}, date</div>
			</div>
		</>
	);
}
