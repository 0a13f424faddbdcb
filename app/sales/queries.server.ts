/** Reads reservations for the admin: one with its payments, and due payments. */
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { balanceOf } from "./balance.ts";
import { heldOrHome } from "./holding.server.ts";
import { owedColumns, owedFor, stillDue } from "./owed.server.ts";
import { PAYMENTS_MAX, paymentColumns } from "./payment-commands.server.ts";

/** Maximum number of due payments that are named; the others are only counted. */
const DUE_MAX = 20;
/** Up to how many due payments are counted. */
const OPEN_MAX = 500;

const columns = {
	id: true,
	status: true,
	until: true,
	goHomeOn: true,
	priceCents: true,
	createdAt: true,
	endedAt: true,
	puppy: {
		select: {
			id: true,
			name: true,
			breed: true,
			status: true,
			wentHomeOn: true,
		},
	},
	family: { select: { id: true, name: true, phoneNumber: true } },
	payments: { select: paymentColumns, orderBy: { id: "asc" }, take: PAYMENTS_MAX },
} satisfies Prisma.ReservationSelect;

type Row = Prisma.ReservationGetPayload<{ select: typeof columns }>;

const asReservation = (row: Row) => ({ ...row, balance: balanceOf(row, row.payments) });

export type ReservationRecord = ReturnType<typeof asReservation>;
export type PaymentRecord = ReservationRecord["payments"][number];

/** A reservation with its terms and payments. Undefined if there is none with that id. */
export async function reservationById(id: number): Promise<ReservationRecord | undefined> {
	const row = await database.reservation.findUnique({ where: { id }, select: columns });
	return row ? asReservation(row) : undefined;
}

/** The reservation of a puppy that is held or went home, with what is owed in cents. Null if it has none. */
export async function reservationOfPuppy(puppyId: number) {
	const row = await database.reservation.findFirst({
		...heldOrHome(puppyId),
		select: {
			id: true,
			until: true,
			family: { select: { id: true, name: true } },
			...owedColumns,
		},
	});
	if (!row) return null;
	const { id, until, family, status } = row;
	return { id, until, family, isActive: status === "active", owed: owedFor(row) };
}

/** Payments that are due on `day` or overdue, earliest due date first, and how many more there are. */
export async function duePayments(day: string, client: Client = database) {
	const first = {
		where: { ...stillDue, dueOn: { lte: day } },
		orderBy: [{ dueOn: "asc" }, { id: "asc" }],
	} satisfies Prisma.PaymentFindManyArgs;
	const [due, count] = await Promise.all([
		client.payment.findMany({
			...first,
			select: {
				...paymentColumns,
				reservation: {
					select: {
						id: true,
						status: true,
						puppy: { select: { id: true, name: true } },
						family: { select: { id: true, name: true } },
					},
				},
			},
			take: DUE_MAX,
		}),
		client.payment.count({ ...first, take: OPEN_MAX }),
	]);
	return { due, more: Math.max(0, count - DUE_MAX) };
}
