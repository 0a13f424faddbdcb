/** The real database for a test, with every migration applied and no rows. */
import { copyFileSync, existsSync } from "node:fs";
import { afterAll, inject } from "vitest";
import { database, databaseFile, postgresql } from "~/platform/database/database.server.ts";
import { applyMigrations } from "~/platform/database/migrations.server.ts";
import { isEmpty, tell } from "./postgres-databases.ts";

let migrated: Promise<unknown> | undefined;

// The process may run another test file next, with another database.
afterAll(() => database.$disconnect());

/** Starts from a copy of the run's migrated database if this test file has no tables yet. */
async function migrate() {
	if (!postgresql) {
		if (!existsSync(databaseFile)) copyFileSync(inject("migrated"), databaseFile);
	} else if (await isEmpty(postgresql.url)) {
		const name = new URL(postgresql.url).pathname.slice(1);
		await tell(
			`DROP DATABASE ${name} WITH (FORCE)`,
			`CREATE DATABASE ${name} TEMPLATE ${inject("migrated")}`,
		);
	}
	// A copy has all migrations already.
	await applyMigrations();
}

/** Empties every table; the first call in a file also creates them. */
export async function freshDatabase() {
	migrated ??= migrate();
	await migrated;
	await database.$transaction([
		database.change.deleteMany(),
		database.outgoingEmail.deleteMany(),
		database.submission.deleteMany(),
		database.contactCount.deleteMany(),
		database.contact.deleteMany(),
		database.reservation.deleteMany(),
		database.waitingEntry.deleteMany(),
		database.bouncedAddress.deleteMany(),
		database.appointment.deleteMany(),
		database.family.deleteMany(),
		database.letterTemplate.deleteMany(),
		database.setting.deleteMany(),
		database.contentDocument.deleteMany(),
		database.documentVersion.deleteMany(),
		database.sentLetter.deleteMany(),
		database.video.deleteMany(),
		database.stockPhoto.deleteMany(),
		database.photo.deleteMany(),
		database.formerPath.deleteMany(),
		database.puppy.deleteMany(),
		database.account.deleteMany(),
		database.contentVersion.deleteMany(),
		database.calendarFeed.deleteMany(),
		database.rateLimit.deleteMany(),
	]);
	return database;
}
