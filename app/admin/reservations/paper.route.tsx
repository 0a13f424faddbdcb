/** What is printed or emailed of a reservation: the agreement, or the receipt for a payment. */
import { href, redirect } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { facts } from "~/business/facts.ts";
import { bouncesOf } from "~/families/bounced-addresses.server.ts";
import { familyValues } from "~/families/letters/placeholders.ts";
import { replyRecipient, undoneReply } from "~/families/replies/queries.server.ts";
import {
	paperEmailSchema,
	replyHidden,
	replyLimits,
	replySchema,
} from "~/families/replies/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { messageIn, type Paper, paperOf, withPaper } from "~/sales/paper.server.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { onPaper, screenOnly } from "~/ui/theme/print.css.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { familyAddress } from "../families/addresses.ts";
import { NoKey } from "../no-key.tsx";
import { notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import { Bounced } from "../replies/reply-form.tsx";
import { send } from "../replies/send.server.ts";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/paper.route";
import { storedPayment } from "./forms.server.ts";
import * as css from "./paper.css.ts";
import { failures, reservationAddress, reservationTitle } from "./reservation-texts.ts";

/** A payment that hasn't been received yet has no receipt: leads to its reservation. */
async function stored(params: Route.LoaderArgs["params"]) {
	const { reservation, payment } = await storedPayment(params);
	if (payment?.receivedOn === null) throw redirect(reservationAddress(reservation.id));
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
		const undone = family && (await undoneReply(family.id, url.pathname));
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
			undone: undone && {
				id: undone.id,
				to: undone.recipient,
				message: messageIn(undone.text, paper),
			},
			action: url.pathname,
			canSend: canSend(),
		};
	},
);

const rules = {
	schema: paperEmailSchema,
	hidden: [replyHidden.undone],
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
	return send({ familyId: family.id }, texts.data, parsed, actorIn(context), url.pathname);
}

/** Only the sheet itself is printed, without the controls around it. */
export default function PaperPage({ loaderData }: Route.ComponentProps) {
	const { paper, reservation, isAgreement, familyName, recipient, action, undone } = loaderData;
	const { title, paragraphs } = paper;
	const isHydrated = useHydrated();
	return (
		<>
			<div className={screenOnly}>
				<AdminHead title={title} note={reservation.name} between={[reservation]} />
				<div className={`${shared.buttons} ${shared.notice}`}>
					{isHydrated ? (
						<Button type="button" small onClick={() => window.print()}>
							Print
						</Button>
					) : null}
					<span className={muted}>
						{isHydrated ? "Or print" : "Print"} from your browser’s menu.{" "}
						<Link to={href("/admin/letters")}>Change the words</Link>
					</span>
				</div>
			</div>
			<article className={classNames(css.sheet, onPaper)} aria-label={title}>
				<div className={css.top}>
					<h2 className={css.title}>{title}</h2>
					<p className={css.from}>
						{facts.brand}
						{"\n"}
						{facts.place}
						{"\n"}
						{facts.phone}
					</p>
				</div>
				{paragraphs.map((paragraph, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move.
					<p key={place}>{paragraph}</p>
				))}
				{isAgreement ? <Terms payments={paper.payments} familyName={familyName} /> : null}
			</article>
			<div className={classNames(screenOnly, css.after)}>
				{recipient ? (
					<PaperEmail
						// Another paper has a form of its own, and so has one that was undone.
						key={`${action} ${undone?.id}`}
						{...loaderData}
						to={recipient}
					/>
				) : null}
			</div>
		</>
	);
}

/** What is to be paid, and where both sign. */
function Terms({ payments, familyName }: Pick<Paper, "payments"> & { familyName: string }) {
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
				<div className={css.signature}>{familyName}, date</div>
				<div className={css.signature}>{facts.trainer}, date</div>
			</div>
		</>
	);
}

/** The message that the form begins with. */
function messageWith(isAgreement: boolean, whom: { name: string; puppy: string }) {
	const { "first name": name, puppy } = familyValues(whom);
	const text = isAgreement
		? `Below is the agreement for ${puppy}. Please read it, and answer this email to say whether you agree or what should be different.`
		: `Below is your receipt for ${puppy}. Thank you!`;
	return `Hi ${name},\n\n${text}\n\n${facts.trainer}`;
}

type LoadedPaper = Route.ComponentProps["loaderData"];

/** Emails the paper to its family, held for Undo as an answer is. */
function PaperEmail({
	to,
	paper,
	isAgreement,
	puppy,
	undone,
	action,
	canSend,
}: LoadedPaper & { to: NonNullable<LoadedPaper["recipient"]> }) {
	const message = messageWith(isAgreement, { name: to.name, puppy });
	const form = useCheckedForm({
		id: "paper",
		schema: paperEmailSchema,
		defaultValue: undone ?? { to: to.addresses[0] ?? "", message },
	});
	if (to.addresses.length === 0) {
		return (
			<p className={muted}>
				There is no email address for <Link to={familyAddress(to.id)}>{to.name}</Link>, so it can’t
				be emailed.
			</p>
		);
	}
	return (
		<Panel title={`Email this to ${to.name}`} id="email">
			{canSend ? null : <NoKey />}
			<CheckedForm form={form} action={action} draft={{ controls: ["message"] }}>
				<FormProblems form={form} />
				<div className={shared.form}>
					<Field {...form.control("to")} as="select" label="To" options={to.addresses} />
					<Bounced {...to} />
					<Field
						{...form.control("message")}
						as="textarea"
						label="Your message"
						hint={
							paper.hasBlanks
								? "What you see above follows it. Not all of it is known yet: in the email, those places are empty lines, too."
								: "What you see above follows it."
						}
						rows={7}
						maxLength={replyLimits.text}
					/>
					{undone ? <input type="hidden" name={replyHidden.undone} value={undone.id} /> : null}
					<SubmissionKey />
					<div>
						<SendButton busy="Sending…">Send</SendButton>
					</div>
				</div>
			</CheckedForm>
		</Panel>
	);
}
