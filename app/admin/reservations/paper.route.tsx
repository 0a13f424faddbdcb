/** What is printed or emailed of a reservation: the agreement, or the receipt for a payment. */
import { href, redirect, useLocation } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { facts } from "~/business/facts.ts";
import { type Paper, paperOf } from "~/sales/paper.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { onPaper, screenOnly } from "~/ui/theme/print.css.ts";
import { muted } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import { replyAddress } from "../replies/addresses.ts";
import type { Route } from "./+types/paper.route";
import { storedPayment } from "./forms.server.ts";
import * as css from "./paper.css.ts";
import { failures, reservationAddress, reservationTitle } from "./reservation-texts.ts";

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const { reservation, payment } = await storedPayment(params);
	// A payment that hasn't been received yet has no receipt.
	if (payment?.receivedOn === null) throw redirect(reservationAddress(reservation.id));
	return {
		paper: await paperOf(reservation, payment),
		reservation: { name: reservationTitle(reservation), path: reservationAddress(reservation.id) },
		isAgreement: params.paymentId === undefined,
		family: reservation.family,
	};
});

/** Only the sheet itself is printed, without the controls around it. */
export default function PaperPage({ loaderData }: Route.ComponentProps) {
	const { paper, reservation, isAgreement, family } = loaderData;
	const { title, paragraphs, unknown } = paper;
	const { pathname } = useLocation();
	const isHydrated = useHydrated();
	return (
		<>
			<div className={screenOnly}>
				<AdminHead title={title} note={reservation.name} between={[reservation]} />
				{unknown.length > 0 ? (
					<Alert tone="bad" title="Some placeholders could not be filled in">
						<p>
							There is no value for {unknown.map((name) => `{${name}}`).join(", ")}. Please correct{" "}
							<Link to={href("/admin/letters")}>the letter’s words</Link>.
						</p>
					</Alert>
				) : null}
				<div className={shared.toolbar}>
					{isHydrated ? (
						<Button type="button" small onClick={() => window.print()}>
							Print
						</Button>
					) : null}
					{family ? (
						<ButtonLink tone="line" small to={replyAddress(family.id, { paper: pathname })}>
							Email this to {family.name}
						</ButtonLink>
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
				{isAgreement ? (
					<Terms payments={paper.payments} familyName={family?.name ?? "Family"} />
				) : null}
			</article>
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
