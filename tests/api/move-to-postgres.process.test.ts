/** Moves a site from SQLite to a PostgreSQL server of its own, with the built command. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "~/accounts/commands.server.ts";
import { database, provider } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { freshDatabase } from "../support/database.ts";
import { moreOfEverything } from "../support/more-of-everything.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";
import { launchServer } from "../support/server.ts";

/** Text that a database could change: quotes, accents, an emoji, line breaks and what JSON escapes. */
const WORDS = 'Ünïcode "quoted" \\n 🐕\nsecond line\ttab';

const server = provider === "sqlite" ? await startPostgres() : undefined;

describe.runIf(server)("moving to PostgreSQL", () => {
	let folder: string;
	/** A data directory with one of everything, and nothing that uses it. */
	let dataDir: string;
	let target: string;
	let counter = 0;

	/** Runs the command for the data directory and the target, and returns what it said. */
	function move(settings: Record<string, string> = {}, ...args: string[]) {
		const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: target, ...settings };
		const flags = ["--disable-warning=ExperimentalWarning", "build/server/move-to-postgres.js"];
		const done = Promise.withResolvers<{ code: number; said: string }>();
		const child = execFile(process.execPath, [...flags, ...args], { env }, (_, stdout, stderr) =>
			done.resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
		);
		return done.promise;
	}

	async function query(url: string, ...statements: string[]) {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		const results = [];
		for (const sql of statements) results.push((await client.query(sql)).rows);
		await client.end();
		return results.at(-1) ?? [];
	}
	const rowsOf = async (table: string) =>
		Number((await query(target, `SELECT count(*) FROM "${table}"`))[0]?.count);

	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "site-move-"));
		await freshDatabase();
		const ids = await oneOfEverything(WORDS);
		const puppyId = Number(ids["puppies/id"]);
		const entryId = Number(ids["waiting-list/id"]);
		await createAccount("maren", "two porches, one lamp", "admin");
		const { id: accountId } = await database.account.findFirstOrThrow();
		await moreOfEverything(accountId);
		const now = new Date();
		await database.formerPath.create({ data: { path: "former", puppyId } });
		await database.contactCount.create({ data: { kind: "day", value: "2026-11-27", count: 3 } });
		await database.bouncedAddress.create({
			data: { address: "ä@example.com", kind: "bounce", at: now },
		});
		await database.waitingNotice.create({ data: { entryId, puppyId } });
		await database.setting.create({ data: { key: "a", value: JSON.stringify(WORDS) } });
		// As text, the numbers of ten and more rows are in another order.
		for (let row = 0; row < 11; row += 1) {
			await database.documentVersion.create({ data: { key: "a", value: WORDS, who: "maren" } });
		}
		await database.sentLetter.create({ data: { key: "morning 2026-11-27" } });
		await database.rateLimit.create({ data: { key: "a", points: 2, expire: 4_102_444_800_000n } });
		await database.recoveryCode.create({ data: { hash: "a", accountId } });
		await database.passkey.create({
			data: {
				accountId,
				credentialId: "a",
				publicKey: Uint8Array.from({ length: 256 }, (_, byte) => byte),
				counter: 4_294_967_295n,
				name: WORDS,
			},
		});
		await database.token.create({ data: { hash: "b", accountId, expiresAt: now } });
		await database.submission.create({ data: { key: "a", subjectId: puppyId } });
		// The newest puppy is gone: its number must not be used again.
		await database.puppy.deleteMany({ where: { profilePath: "fig" } });
		// An email about a message that is itself about an email: neither can be stored before the other.
		const [email, contact] = [
			await database.outgoingEmail.findFirstOrThrow({ where: { contactId: { not: null } } }),
			Number(ids["messages/id"]),
		];
		await database.contact.update({ where: { id: contact }, data: { digestId: email.id } });
	});
	beforeEach(async () => {
		dataDir = mkdtempSync(join(folder, "data-"));
		await database.$executeRawUnsafe(`VACUUM INTO '${join(dataDir, "site.db")}'`);
		counter += 1;
		await query(`${server?.url}/postgres`, `CREATE DATABASE moved_${counter}`);
		target = `${server?.url}/moved_${counter}`;
	});
	afterAll(async () => {
		rmSync(folder, { recursive: true, force: true });
		await server?.stop();
	});

	test("copies every table, says that both are the same, and the site goes on there", async () => {
		const { code, said } = await move();
		expect(code, said).toBe(0);
		const lines = [
			...said.matchAll(/^(\w+): (\d+) rows, (\w+) on SQLite; (\d+) rows, (\w+) on PostgreSQL$/gm),
		];
		const tables = Object.values(Prisma.ModelName);
		expect(lines.map(([, name]) => name).toSorted()).toEqual(tables.toSorted());
		for (const [, name, before, hash, after, same] of lines) {
			expect([before, hash], name).toEqual([after, same]);
		}
		expect(lines.filter(([, , rows]) => Number(rows) > 0).length).toBeGreaterThan(25);
		const [note] = await query(target, `SELECT text FROM "FamilyNote"`);
		expect(note?.text).toBe(WORDS);
		const [puppy] = await query(
			target,
			`SELECT available, "isReserved", "listedAt"::text, "reservedUntil" FROM "Puppy" WHERE "profilePath" = 'juniper'`,
		);
		expect(puppy).toEqual({
			available: true,
			isReserved: false,
			listedAt: "2026-11-14 16:00:00",
			reservedUntil: null,
		});

		const gone = await database.$queryRaw<
			{ seq: bigint }[]
		>`SELECT seq FROM sqlite_sequence WHERE name = 'Puppy'`;
		const [next] = await query(
			target,
			`SELECT nextval(pg_get_serial_sequence('"Puppy"', 'id')) AS id`,
		);
		expect(Number(next?.id)).toBe(Number(gone[0]?.seq) + 1);

		const site = await launchServer({ DATA_DIR: dataDir, DATABASE_URL: target });
		await site.isReady;
		expect(await (await fetch(`${site.origin}/trained-puppies-for-sale`)).text()).toContain(
			"Juniper",
		);
		await site.stop();
	});

	test("refuses a database in which anything is, and changes nothing there", async () => {
		expect((await move()).code).toBe(0);
		await query(target, `UPDATE "FamilyNote" SET text = 'Newer.'`);
		const again = await move();
		expect([again.code, again.said]).toEqual([1, expect.stringContaining("is not empty")]);
		expect((await query(target, `SELECT text FROM "FamilyNote"`))[0]?.text).toBe("Newer.");

		counter += 1;
		await query(`${server?.url}/postgres`, `CREATE DATABASE moved_${counter}`);
		target = `${server?.url}/moved_${counter}`;
		await query(target, "CREATE TABLE other (id int)");
		expect((await move()).said).toContain("is not empty: it has other");
	});

	test("refuses data that a running site still changes, and a place without data", async () => {
		const running = new Database(join(dataDir, "site.db"));
		running.pragma("journal_mode = WAL");
		running.prepare("SELECT count(*) FROM Puppy").get();
		const refused = await move();
		running.close();
		expect([refused.code, refused.said]).toEqual([
			1,
			expect.stringContaining("stop the site first"),
		]);

		const nowhere = await move({ DATA_DIR: join(folder, "nowhere") });
		expect([nowhere.code, nowhere.said]).toEqual([
			1,
			expect.stringContaining("There is no database at"),
		]);
		const unset = await move({ DATABASE_URL: "" });
		expect([unset.code, unset.said]).toEqual([1, expect.stringContaining("Set DATABASE_URL")]);
		expect(
			await query(target, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"),
		).toEqual([]);
	});

	test("keeps nothing of a copy that differs in a single value", async () => {
		expect((await move()).code).toBe(0);
		const tables = Object.values(Prisma.ModelName).map((name) => `"${name}"`);
		await query(
			target,
			`TRUNCATE ${tables.join(", ")}`,
			"CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN NEW.text := NEW.text || '.'; RETURN NEW; END $$ LANGUAGE plpgsql",
			'CREATE TRIGGER spoil BEFORE INSERT ON "FamilyNote" FOR EACH ROW EXECUTE FUNCTION spoil()',
		);
		const { code, said } = await move();
		expect([code, said]).toEqual([
			1,
			expect.stringContaining("These tables differ, so nothing was kept: FamilyNote."),
		]);
		expect(await rowsOf("Puppy")).toBe(0);
	});
});
