/** One reservation: its family, dates, terms and payments. */
import { z } from "zod";
import { today } from "~/business/moments.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { isDay } from "~/platform/text.ts";
import { ImplausiblePuppy } from "~/puppies/price/plausibility.ts";
import { owedOf } from "~/sales/balance.ts";
import { markSold, release, reopen } from "~/sales/commands.server.ts";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead, Columns } from "../page.tsx";
import { shortName } from "../puppies/short-name.ts";
import type { Route } from "./+types/reservation.route";
import { storedReservation } from "./forms.server.ts";
import { PaymentsPanel } from "./payments-panel.tsx";
import { ReservationPanel } from "./reservation-panel.tsx";
import {
	editAddress,
	failures,
	reservationAddress,
	reservationTitle,
} from "./reservation-texts.ts";
import { askOwed, freeMessage, heldText, soldText } from "./sale-intents.server.ts";

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const reservation = await storedReservation(params.id);
		return { reservation, day: today(), asked: readAsked(url, reservation) };
	},
);

/** The question about money owed that a button's action led to, for the day on which the puppy went home. */
function readAsked({ searchParams }: URL, { balance }: ReservationRecord) {
	const day = searchParams.get("owed");
	const cents = owedOf(balance);
	return day === null || cents === 0 ? undefined : { cents, day: isDay(day) ? day : today() };
}

const buttons = z.discriminatedUnion("intent", [
	z.object({ intent: z.enum(["release", "reopen"]) }),
	z.object({
		intent: z.literal("home"),
		/** The day on which the puppy went home. */
		day: z.string().refine(isDay),
		/** What is still owed, in cents, if the page asked about that. */
		owed: z.coerce.number().int().catch(0),
	}),
]);
type Button = z.output<typeof buttons>;

/** The message about a button's action, with a status if nothing was changed. */
type ButtonResult = { message: string; status?: number };

async function goneHome(
	reservation: ReservationRecord,
	{ day, owed }: Extract<Button, { intent: "home" }>,
	actor: Actor,
): Promise<ButtonResult> {
	const { puppy, status } = reservation;
	const name = shortName(puppy.name);
	if (status !== "active") return { message: `${name} is no longer reserved.`, status: 409 };
	try {
		await markSold(puppy.id, { wentHomeOn: day, confirmedCents: owed }, actor);
		return { message: `${name} is home.` };
	} catch (error) {
		if (!(error instanceof ImplausiblePuppy)) throw error;
		const [issue] = error.issues;
		return { message: `Went home on: ${issue?.message ?? "please check the day."}`, status: 400 };
	}
}

async function act(
	reservation: ReservationRecord,
	button: Button,
	actor: Actor,
): Promise<ButtonResult> {
	const { id, puppy } = reservation;
	const name = shortName(puppy.name);
	switch (button.intent) {
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
			return goneHome(reservation, button, actor);
	}
}

export const action = withActionErrors(
	failures.update,
	async ({ request, params, context }: Route.ActionArgs) => {
		const reservation = await storedReservation(params.id);
		const button = await parseButtons(request, buttons);
		const ask = askOwed(
			shortName(reservation.puppy.name),
			button.intent === "home" ? button.day : "",
		);
		const result = await act(reservation, button, actorIn(context)).catch(ask);
		if (result instanceof Response) return result;
		return redirectWithToast(reservationAddress(reservation.id), result.message, result.status);
	},
);

export default function ReservationPage({ loaderData }: Route.ComponentProps) {
	const { reservation, day, asked } = loaderData;
	const title = reservationTitle(reservation);
	return (
		<>
			<AdminHead title={title}>
				<ButtonLink tone="line" small to={editAddress(reservation.id)}>
					Edit
				</ButtonLink>
			</AdminHead>
			<Columns>
				<PaymentsPanel reservation={reservation} day={day} />
				<ReservationPanel reservation={reservation} day={day} asked={asked} />
			</Columns>
		</>
	);
}
