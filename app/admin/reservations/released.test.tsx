/** What is said of a reservation that was given up, on the real database. */
import { beforeEach, expect, test } from "vitest";
import { reservationById, reservationList } from "~/families/reservations/queries.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";
import { ReservationTable } from "./reservation-table.tsx";

beforeEach(freshDatabase);

const day = "2026-11-23";

async function reserve(status: "active" | "released") {
	const puppy = await addPuppy();
	const { id } = await database.reservation.create({
		data: {
			puppyId: puppy.id,
			status,
			priceCents: 650_000,
			endedAt: status === "released" ? new Date("2026-11-20T15:00:00Z") : null,
			payments: {
				create: [
					{ kind: "deposit", amountCents: 50_000, method: "check", receivedOn: "2026-11-01" },
					{ kind: "balance", amountCents: 600_000, dueOn: "2026-11-10" },
				],
			},
		},
	});
	const reservation = await reservationById(id);
	if (!reservation) throw new Error("It was not stored");
	return renderInRoute(<PaymentsPanel reservation={reservation} day={day} />);
}

test("nothing is owed of a puppy that was released", async () => {
	const panel = await reserve("released");
	expect(panel).not.toContain("Still to be paid");
	expect(panel).not.toContain("Overdue");
	expect(panel).toContain("Not due any more");

	const { reservations } = await reservationList({ filter: "released", page: 1 }, day);
	const list = renderInRoute(
		<ReservationTable reservations={reservations} filter="released" day={day} />,
	);
	expect(list).not.toContain("Still to be paid");
	expect(list).not.toContain("Next due");
	expect(list).toContain("Nov 20, 2026");
	expect(list).toContain("$500");
});

test("what is owed of a puppy that is held is said", async () => {
	const panel = await reserve("active");
	expect(panel).toContain("Still to be paid");
	expect(panel).toContain("Overdue since");
});
