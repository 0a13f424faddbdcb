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
import { confirmedOwed } from "~/sales/owed.server.ts";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import { AdminHead, Columns } from "../page.tsx";
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
import { askOwed, freeMessage, refusalText } from "./sale-intents.server.ts";

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
	z.object({ intent: z.literal("release") }),
	z.object({ intent: z.literal("reopen") }),
	z.object({
		intent: z.literal("home"),
		/** The day on which the puppy went home. */
		day: z.string().refine(isDay),
		owed: confirmedOwed,
	}),
]);
async function press(
	{ id, puppy, status }: ReservationRecord,
	button: z.output<typeof buttons>,
	actor: Actor,
) {
	const { name } = puppy;
	const say = (message: string, statusCode?: number) =>
		redirectWithToast(reservationAddress(id), message, statusCode);
	const ended = `${name} is no longer reserved.`;
	if (button.intent === "release") {
		const isDone = await release(id, actor);
		return isDone ? say(freeMessage(name, puppy, "is available again")) : say(ended, 409);
	}
	if (button.intent === "reopen") {
		const done = await reopen(id, actor);
		return done.outcome === "reserved"
			? say(`${name} is reserved again.`)
			: say(found(refusalText(name, done)), 409);
	}
	if (status !== "active") return say(ended, 409);
	try {
		await markSold(puppy.id, { wentHomeOn: button.day, confirmedCents: button.owed }, actor);
		return await say(`${name} is home.`);
	} catch (error) {
		if (!(error instanceof ImplausiblePuppy)) return askOwed(name, button.day)(error);
		return say(`Went home on: ${error.issues[0]?.message ?? "please check the day."}`, 400);
	}
}

export const action = withActionErrors(
	failures.update,
	async ({ request, params, context }: Route.ActionArgs) => {
		const reservation = await storedReservation(params.id);
		return press(reservation, await parseButtons(request, buttons), actorIn(context));
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
