import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { changeReservation, reserve } from "./commands.server.ts";
import { addPayment, changePayment, removePayment } from "./payment-commands.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const deposit = {
	kind: "deposit",
	amountCents: 500_00,
	dueOn: "2026-12-01",
	receivedOn: null,
	method: "",
	note: "",
};

let reservation = 0;

beforeEach(async () => {
	await freshDatabase();
	const { id } = await addPuppy();
	const done = await reserve(id, {}, actor);
	if (done.outcome !== "reserved") throw new Error(done.outcome);
	reservation = done.id;
});

async function stored(payment: Partial<typeof deposit> = {}) {
	const done = await addPayment(reservation, { ...deposit, ...payment }, actor);
	if (done.outcome !== "stored") throw new Error(done.outcome);
	return done.id;
}

describe("a payment", () => {
	test("can be planned, received and removed, and each step is recorded", async () => {
		const id = await stored();
		const came = { receivedOn: "2026-11-22", method: "check" };
		expect(await changePayment(reservation, id, () => came, actor)).toEqual({
			outcome: "stored",
			id,
		});
		expect(await database.payment.findUnique({ where: { id } })).toMatchObject(came);
		expect(await removePayment(reservation, id, actor)).toBe(true);
		expect(await removePayment(reservation, id, actor)).toBe(false);
		const changes = await database.change.findMany({
			where: { kind: "reservation" },
			orderBy: { id: "asc" },
		});
		expect(changes.map(({ action }) => action)).toEqual([
			"made",
			"planned a payment for",
			"received a payment for",
			"removed a payment for",
		]);
	});

	test("is recorded for the family that paid it, whichever it was planned for", async () => {
		const add = (name: string) => database.family.create({ data: { name } });
		const [hale, ito] = [await add("Hale"), await add("Ito")];
		const give = (familyId: number) => changeReservation(reservation, () => ({ familyId }), actor);
		const came = { receivedOn: "2026-11-22", method: "check" };
		await give(hale.id);
		const receive = (id: number) => changePayment(reservation, id, () => came, actor);
		const [paid, planned] = [await stored(), await stored({ note: "The rest" })];
		await receive(paid);
		await give(ito.id);
		await receive(planned);
		const name = { select: { name: true } } as const;
		const payments = await database.payment.findMany({
			select: { formerFamily: name, reservation: { select: { family: name } } },
			orderBy: { id: "asc" },
		});
		const payers = payments.map((row) => (row.formerFamily ?? row.reservation.family)?.name);
		expect(payers).toEqual(["Hale", "Ito"]);
	});

	test("is added once by a form that is sent twice", async () => {
		const submissionKey = crypto.randomUUID();
		const first = await addPayment(reservation, deposit, actor, { submissionKey });
		expect(await addPayment(reservation, deposit, actor, { submissionKey })).toEqual(first);
		expect(await database.payment.count()).toBe(1);
	});

	test("is never more than what is left, unless somebody confirms it", async () => {
		await stored();
		const much = { ...deposit, kind: "balance", amountCents: 6_000_01 };
		const refused = { outcome: "above", limit: 6_000_00 };
		expect(await addPayment(reservation, much, actor)).toEqual(refused);
		expect(await addPayment(reservation, much, actor, { confirmedCents: 1 })).toEqual(refused);
		expect(await database.payment.count()).toBe(1);
		const confirmedCents = much.amountCents;
		expect(await addPayment(reservation, much, actor, { confirmedCents })).toMatchObject({
			outcome: "stored",
		});
	});

	test("is refused if another one at the same moment makes the total too high", async () => {
		const half = { ...deposit, amountCents: 4_000_00 };
		const outcomes = await Promise.all([
			addPayment(reservation, half, actor),
			addPayment(reservation, half, actor),
		]);
		expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["above", "stored"]);
	});

	test("can be refunded up to the amount received", async () => {
		const id = await stored();
		const refund = { ...deposit, kind: "refund", receivedOn: "2026-11-22", method: "check" };
		expect(await addPayment(reservation, refund, actor)).toMatchObject({
			outcome: "above",
			limit: 0,
		});
		await changePayment(
			reservation,
			id,
			() => ({ receivedOn: "2026-11-22", method: "cash" }),
			actor,
		);
		expect(await addPayment(reservation, refund, actor)).toMatchObject({ outcome: "stored" });
	});

	test("belongs to its reservation", async () => {
		const id = await stored();
		expect(await changePayment(reservation + 1, id, () => ({ note: "x" }), actor)).toEqual({
			outcome: "gone",
		});
		expect(await removePayment(reservation + 1, id, actor)).toBe(false);
		expect(await addPayment(reservation + 1, deposit, actor)).toEqual({ outcome: "gone" });
	});
});
