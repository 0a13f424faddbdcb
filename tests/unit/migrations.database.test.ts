import { describe, expect, test } from "vitest";
import { accountKinds } from "~/accounts/schema.ts";
import { appointmentKindKeys } from "~/calendar/kinds.ts";
import { contactStatuses } from "~/contact/schema.ts";
import { bounceKinds } from "~/families/bounce-text.ts";
import { stageKeys } from "~/families/stages.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { puppyStatuses } from "~/puppies/visibility.ts";
import { paymentKindKeys, type ReservationStatus } from "~/sales/states.ts";
import { waitingStatuses } from "~/waiting-list/schema.ts";
import { sqlForNextMigration } from "../../scripts/next-migration.ts";
import { freshDatabase } from "../support/database.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";

test("the migrations produce the models of the schema file", async () => {
	expect(await sqlForNextMigration()).not.toMatch(/CREATE|ALTER|DROP/);
});

/** Columns that store one of a fixed set of states, and the states that the code knows. */
const states: readonly [table: string, column: string, states: readonly string[]][] = [
	["Puppy", "status", puppyStatuses],
	["Contact", "status", contactStatuses],
	["ContactCount", "kind", ["total", "day", "source", "breed"]],
	["OutgoingEmail", "status", ["waiting", "sent"]],
	["Family", "stage", stageKeys],
	["BouncedAddress", "kind", bounceKinds],
	["Reservation", "status", ["active", "released", "home"] satisfies ReservationStatus[]],
	["Payment", "kind", paymentKindKeys],
	["WaitingEntry", "status", waitingStatuses],
	["Appointment", "kind", appointmentKindKeys],
	["Account", "kind", accountKinds],
	["Change", "via", ["admin", "api", "site"] satisfies Actor["via"][]],
];

describe("the database stores only the states that the code knows", () => {
	test.each(states)("in %s.%s", async (table, column, known) => {
		await freshDatabase();
		await oneOfEverything("x");
		await database.contactCount.create({ data: { kind: "total", value: "", count: 1 } });
		await database.bouncedAddress.create({
			data: { address: "a@example.com", kind: "bounce", at: new Date() },
		});
		await database.account.create({ data: { username: "a", passwordHash: "", kind: "admin" } });
		const set = (state: string) =>
			database.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = '${state}'`);
		for (const state of known) expect(await set(state)).toBeGreaterThan(0);
		for (const state of ["", "nonsense"]) {
			await expect(set(state)).rejects.toThrow(/check constraint/i);
		}
	});
});
