/** One reservation: its family, dates, terms and payments. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";
import { ImplausiblePuppy } from "~/puppies/price/plausibility.ts";
import { owedOf } from "~/sales/balance.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { changeReservation, markSold, release, reopen } from "~/sales/commands.server.ts";
import type { Agreed } from "~/sales/holding.server.ts";
import { changePayment } from "~/sales/payment-commands.server.ts";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { paymentMethodKeys } from "~/sales/states.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead, Columns } from "../page.tsx";
import { shortName } from "../puppies/forms.server.ts";
import type { Route } from "./+types/reservation.route";
import { readButtonForm, storedReservation } from "./forms.server.ts";
import { PaymentsPanel } from "./payments-panel.tsx";
import { ForWhom } from "./reservation-fields.tsx";
import { ReservationPanel } from "./reservation-panel.tsx";
import { failures, reservationAddress, reservationTitle } from "./reservation-texts.ts";
import { askOwed, freeMessage, heldText, soldText } from "./sale-intents.server.ts";

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const reservation = await storedReservation(params.id);
		const isOpen = reservation.status === "active" && !reservation.family;
		const search = readLine(url.searchParams.get("search") ?? "", FAMILY_SEARCH_MAX);
		return {
			reservation,
			day: today(),
			asked: readAsked(url, reservation),
			choices: isOpen ? await familyChoices(search) : undefined,
		};
	},
);

/** The question about money owed that a button's action led to, for the day on which the puppy went home. */
function readAsked({ searchParams }: URL, { balance }: ReservationRecord) {
	const day = searchParams.get("owed");
	const cents = owedOf(balance);
	return day === null || cents === 0 ? undefined : { cents, day: isDay(day) ? day : today() };
}

type ButtonForm = Awaited<ReturnType<typeof readButtonForm>>;
/** The message about a button's action, with a status if nothing was changed. */
type ButtonResult = { message: string; status?: number };

async function goneHome(
	reservation: ReservationRecord,
	{ day, owed }: ButtonForm,
	actor: Actor,
): Promise<ButtonResult> {
	const { puppy, status } = reservation;
	const name = shortName(puppy.name);
	if (status !== "active") return { message: `${name} is no longer reserved.`, status: 409 };
	if (!isDay(day)) return { message: `Please choose the day ${name} went home.`, status: 400 };
	try {
		await markSold(puppy.id, { wentHomeOn: day, confirmedCents: owed }, actor);
		return { message: `${name} is home.` };
	} catch (error) {
		if (!(error instanceof ImplausiblePuppy)) throw error;
		const [doubt] = error.doubts;
		return { message: `Went home on: ${doubt?.message ?? "please check the day."}`, status: 400 };
	}
}

async function received(
	{ id, payments }: ReservationRecord,
	{ payment: paymentId, method }: ButtonForm,
	actor: Actor,
): Promise<ButtonResult> {
	const payment = payments.find((each) => each.id === paymentId);
	if (!payment) return { message: "That payment no longer exists.", status: 404 };
	if (payment.receivedOn !== null) {
		const day = dayInWords(payment.receivedOn);
		return { message: `That payment is already marked as received on ${day}.`, status: 409 };
	}
	if (!paymentMethodKeys.some((key) => key === method)) {
		return { message: "Please choose how it was paid.", status: 400 };
	}
	await changePayment(
		id,
		payment.id,
		(stored) => (stored.receivedOn === null ? { receivedOn: today(), method } : {}),
		actor,
	);
	return { message: "The payment is marked as received today." };
}

/** Sets the family of a reservation, unless another one has been chosen since the page was made. */
async function chooseFamily(
	{ id, puppy }: ReservationRecord,
	familyId: number,
	actor: Actor,
): Promise<ButtonResult> {
	const name = shortName(puppy.name);
	const keep = (stored: Agreed) => ({ familyId: stored.familyId ?? familyId });
	const done = await changeReservation(id, keep, actor);
	if (done === "no family") return { message: "That family no longer exists.", status: 404 };
	const { family } = await storedReservation(String(id));
	return family?.id === familyId
		? { message: "The family was saved." }
		: { message: heldText(name, { holder: family?.name }), status: 409 };
}

async function act(
	reservation: ReservationRecord,
	press: ButtonForm,
	actor: Actor,
): Promise<ButtonResult> {
	const { id, puppy } = reservation;
	const name = shortName(puppy.name);
	switch (press.intent) {
		case "release": {
			const isDone = await release(id, actor);
			return isDone
				? { message: freeMessage(name, puppy, "is available again") }
				: { message: `${name} is no longer reserved.`, status: 409 };
		}
		case "reopen": {
			const done = await reopen(id, actor);
			if (done.outcome === "held") return { message: heldText(name, done), status: 409 };
			if (done.outcome === "sold") return { message: soldText(name), status: 409 };
			if (done.outcome !== "reserved") throw notFound();
			return { message: `${name} is reserved again.` };
		}
		case "home":
			return goneHome(reservation, press, actor);
		case "received":
			return received(reservation, press, actor);
		case "family": {
			const familyId = press.familyId;
			if (familyId === undefined) return { message: "Please choose a family.", status: 400 };
			return chooseFamily(reservation, familyId, actor);
		}
		default:
			throw notFound();
	}
}

export const action = withActionErrors(
	failures.update,
	async ({ request, params, context }: Route.ActionArgs) => {
		const reservation = await storedReservation(params.id);
		const press = await readButtonForm(request);
		const ask = askOwed(shortName(reservation.puppy.name), press.day);
		const result = await act(reservation, press, actorIn(context)).catch(ask);
		if (result instanceof Response) return result;
		return redirectWithToast(reservationAddress(reservation.id), result.message, result.status);
	},
);

export default function ReservationPage({ loaderData }: Route.ComponentProps) {
	const { reservation, day, asked, choices } = loaderData;
	const title = reservationTitle(reservation);
	const params = { id: String(reservation.id) };
	return (
		<>
			<AdminHead title={title}>
				<ButtonLink tone="line" small to={href("/admin/reservations/:id/edit", params)}>
					Edit
				</ButtonLink>
			</AdminHead>
			{choices ? <ForWhom reservation={reservation} {...choices} /> : null}
			<Columns>
				<PaymentsPanel reservation={reservation} day={day} />
				<ReservationPanel reservation={reservation} day={day} asked={asked} />
			</Columns>
		</>
	);
}
