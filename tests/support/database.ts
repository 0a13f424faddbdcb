/** The real database for a test: every migration applied, no rows. */
import { database } from "~/platform/database/database.server.ts";
import { applyMigrations } from "~/platform/database/migrations.server.ts";

let migrated: Promise<unknown> | undefined;

/** Empties every table; the first call in a file also creates them. */
export async function freshDatabase() {
	migrated ??= applyMigrations();
	await migrated;
	await database.$transaction([
		database.change.deleteMany(),
		database.outgoingEmail.deleteMany(),
		database.submission.deleteMany(),
		database.unsavedForm.deleteMany(),
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
