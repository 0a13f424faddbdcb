/**
 * Kills the server at random moments while families and the trainer go through everything they do with each
 * other, and starts it again with the data that is left. FAMILY_ROUNDS sets the number of rounds. SEED
 * repeats the moments of an earlier run. The test ends when every story has ended, or after that many rounds.
 */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { dayInWords } from "~/business/days.ts";
import { changeDraft } from "~/content/changes.server.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { database, provider } from "~/platform/database/database.server.ts";
import { setSwitch } from "~/reminders/settings.server.ts";
import { report } from "../support/figures.ts";
import { expectIntegrity } from "../support/integrity.ts";
import { addPuppy } from "../support/puppy.ts";
import { startSendGrid } from "../support/sendgrid.ts";
import { launchServer, restartServer, startServer } from "../support/server.ts";
import { cookieIn, visitFrom } from "../support/visit.ts";
import { goOn, isOver, type Story, storyOf } from "./family-story.ts";
import { randomFrom } from "./seeded-random.ts";

const ROUNDS = Number(process.env.FAMILY_ROUNDS ?? 100);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 32);
/** Number of families whose stories run at the same time. */
const AT_ONCE = 4;
/** One family in this many asks to be erased at the end. */
const ERASED = 3;
/**
 * The longest time from the start of the load until the process is killed: this many times as long as the
 * process took to start, so that a busy machine gets as much done.
 */
const LONGEST_ROUND = 1.6;
/** In one round of this many, the process is killed before the server is ready. */
const KILLED_AT_START = 8;
/** Milliseconds. Replies are held for 10 s, and a claim of a killed process expires after 60 s. */
const DRAIN = 180_000;
const password = "a password for tests";
const by = { who: "maren", via: "admin" } as const;

const partOf = (zone: string, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: zone, ...options }).format(new Date());

/**
 * Returns a time zone in which it is later than 10 o'clock, but early enough for the morning's email, so that
 * reminders and the letters after a puppy goes home are sent whenever the test runs.
 */
function morningZone(): string {
	const minutes = Number(partOf("UTC", { minute: "numeric" }));
	const zones = Intl.supportedValuesOf("timeZone").filter((zone) =>
		/^[A-Z][A-Za-z_/]+$/.test(zone),
	);
	const hourOf = (zone: string) =>
		Number(partOf(zone, { hour: "numeric", hour12: false })) * 60 + (minutes % 60);
	const zone = zones.find((each) => hourOf(each) >= 600 && hourOf(each) < 700);
	if (!zone) throw new Error("It is morning nowhere");
	return zone;
}

const dayIn = (zone: string, daysAgo: number) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(
		Date.now() - daysAgo * 86_400_000,
	);

test(`after ${ROUNDS} kills, no family's data is lost and no email is sent twice`, async () => {
	const random = randomFrom(SEED);
	const sendgrid = await startSendGrid();
	const zone = morningZone();
	const settings = {
		SENDGRID_API_KEY: "SG.test",
		SENDGRID_BASE_URL: sendgrid.url,
		ADMIN_PASSWORD: password,
		TIME_ZONE: zone,
		LOG_LEVEL: "error",
	};
	/** Log lines of the servers about failed requests. */
	const logged: string[] = [];
	const yesterday = dayIn(zone, 1);
	const morning = dayInWords(dayIn(zone, 0));
	const first = await startServer(settings);
	const form = { username: "admin", password };
	const headers = { Origin: first.origin };
	const cookie = cookieIn(
		await visitFrom("10.0.0.1", `${first.origin}/admin/login`, { form, headers }),
	);
	expect(cookie).not.toBe("");
	await first.stop();
	await setSwitch("confirmation", true, by);
	await setSwitch("after home", true, by);
	await changeDraft({ document: mailDocument, actor: by }, (mail) => ({
		...mail,
		postal: "Box 12, Asheville, NC 28801",
	}));
	// The first start had nothing to send a reminder about. This family gives it something.
	await database.family.create({
		data: { name: "Due", nextStep: "Call", nextStepOn: yesterday },
		select: { id: true },
	});
	await database.sentLetter.deleteMany();

	const stories: Story[] = [];
	let families = 0;
	const erasedAt = new Map<string, number>();
	const counts = { steps: 0, cut: 0, refused: 0, killedAtStart: 0, sentAgain: 0 };
	/** Keys of the last emails that were accepted before each kill. */
	const lastBeforeKill = new Set<string>();
	let checks = 0;
	const keyOf = ({ customArgs }: { customArgs: Record<string, string> }) =>
		customArgs.outgoing_email ?? "";

	async function newStory(): Promise<Story> {
		const n = families;
		families += 1;
		const puppy = await addPuppy({ name: `Puppy ${n}`, profilePath: `puppy-${n}` });
		const isErased = n % ERASED === ERASED - 1;
		const story = storyOf(n, { puppyId: puppy.id, yesterday, isErased });
		stories.push(story);
		return story;
	}

	/** Continues one story after another until the server is gone. */
	async function live(origin: string, open: Story[]) {
		for (;;) {
			const story = open.pop() ?? (await newStory());
			if (story.isOpen) counts.sentAgain += 1;
			try {
				while (!isOver(story)) {
					if (await goOn(story, { origin, cookie })) counts.steps += 1;
					else counts.refused += 1;
				}
				if (story.isErased) erasedAt.set(story.email, sendgrid.received.length);
			} catch (error) {
				// Any error other than a request that was cut off is a defect of the site, or of the test.
				if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
				counts.cut += 1;
				return;
			}
		}
	}

	/**
	 * Checks that every acknowledged step is stored once, that unsent steps aren't stored, and that nothing
	 * is left of erased families.
	 */
	async function look() {
		await expectIntegrity();
		checks += 1;
		for (const story of stories) {
			const { email, steps, done, isOpen, isErased } = story;
			if (isErased && done >= steps.length) {
				const address = { addresses: { some: { address: email } } };
				const [family] = await database.family.findMany({ where: address, take: 1 });
				const left =
					(await database.contact.count({ where: { email } })) +
					(await database.waitingEntry.count({ where: { email } })) +
					(await database.reply.count({ where: { recipient: email } })) +
					(await database.outgoingEmail.count({ where: { recipient: email } }));
				if (isOver(story)) expect(family, `${email} is still there`).toBeUndefined();
				if (!family) {
					expect(left, `something of ${email} is left`).toBe(0);
					continue;
				}
			}
			for (const [at, step] of steps.entries()) {
				const found = await step.count();
				const what = `${step.name}, ${email}`;
				if (at < done) expect(found, what).toBe(1);
				else if (at === done && isOpen) expect([0, 1], what).toContain(found);
				else expect(found, what).toBe(0);
			}
		}
	}

	for (let round = 0; round < ROUNDS; round++) {
		const launchedAt = performance.now();
		const server = await launchServer(settings);
		if (round % KILLED_AT_START === KILLED_AT_START - 1) {
			await pause(random() * 400);
			await server.kill();
			counts.killedAtStart += 1;
		} else {
			await server.isReady;
			const start = performance.now() - launchedAt;
			const open = stories.filter((story) => !isOver(story));
			const load = Array.from({ length: AT_ONCE }, () => live(server.origin, open));
			await pause(random() * LONGEST_ROUND * start);
			await server.kill();
			await Promise.all(load);
			logged.push(...server.said.filter((line) => line.startsWith("{")));
			await look();
		}
		const last = sendgrid.accepted.at(-1);
		if (last) lastBeforeKill.add(keyOf(last));
	}

	const last = await restartServer(settings);
	// Finishes the open stories, so that their last letters become due as well.
	for (const story of stories) {
		let refused = 0;
		while (!isOver(story)) {
			if (await goOn(story, { origin: last.origin, cookie })) continue;
			// A database server may still finish a killed process's statement while the step is sent again.
			refused += 1;
			counts.refused += 1;
			expect(refused, story.refusals.join("\n")).toBeLessThan(5);
			await pause(200);
		}
		if (story.isErased && !erasedAt.has(story.email)) {
			erasedAt.set(story.email, sendgrid.received.length);
		}
	}
	await last.stop();
	logged.push(...last.said.filter((line) => line.startsWith("{")));
	const final = await restartServer(settings);
	const waiting = () => database.outgoingEmail.count({ where: { status: "waiting" } });
	const kept = stories.filter(({ isErased }) => !isErased);
	const letters = () => database.outgoingEmail.count({ where: { kind: "after home" } });
	const deadline = performance.now() + DRAIN;
	while (
		((await waiting()) > 0 || (await letters()) < kept.length) &&
		performance.now() < deadline
	) {
		await pause(500);
	}
	expect(await waiting()).toBe(0);
	await look();
	await final.stop();
	await sendgrid.stop();

	const rows = await database.outgoingEmail.findMany({
		select: { key: true, kind: true, recipient: true, subject: true },
	});
	const accepted = new Map<string, number>();
	for (const mail of sendgrid.accepted) {
		accepted.set(keyOf(mail), (accepted.get(keyOf(mail)) ?? 0) + 1);
	}
	expect(rows.filter(({ key }) => !accepted.has(key))).toEqual([]);
	// An email can be sent twice only if the kill came between SendGrid's response and the outbox's record of
	// it.
	const twice = [...accepted].filter(([, times]) => times > 1).map(([key]) => key);
	expect(twice.filter((key) => !lastBeforeKill.has(key))).toEqual([]);
	// No email is written twice, either: each address gets one email of each kind and subject.
	const toFamilies = rows.filter(({ recipient }) => recipient.startsWith("family-"));
	const written = toFamilies.map(({ kind, recipient, subject }) =>
		[kind, recipient, subject].join(),
	);
	expect(written.length).toBe(new Set(written).size);
	const perFamily = kept.map(
		({ email }) => toFamilies.filter((row) => row.recipient === email).length,
	);
	// Six emails: confirmation, welcome, about the puppy, copy of the message, reply, and after going home.
	expect(new Set(perFamily)).toEqual(new Set([6]));
	// Erasing a family deletes the morning's email once it was sent, so SendGrid is asked instead.
	const mornings = sendgrid.accepted.filter(({ subject }) => subject.startsWith(`${morning}: `));
	expect(new Set(mornings.map(keyOf)).size).toBe(1);
	// An email that was already on its way to SendGrid when the family was erased can't be
	// called back. No others follow.
	const late = [...erasedAt].map(
		([email, at]) => sendgrid.received.slice(at).filter(({ to }) => to === email).length,
	);
	expect(Math.max(0, ...late)).toBeLessThanOrEqual(1);

	// A run in which hardly anything was acknowledged proves nothing.
	expect(counts.steps, "steps acknowledged").toBeGreaterThanOrEqual(ROUNDS - counts.killedAtStart);
	expect(stories.length, "families").toBeGreaterThan(0);

	const refusals = stories.flatMap((story) => story.refusals);
	if (refusals.length > 0) console.warn([...refusals, ...logged].join("\n"));

	report(`families' work cut off on ${provider === "sqlite" ? "SQLite" : "PostgreSQL"}`, {
		"rounds survived": `${ROUNDS} of ${ROUNDS}, ${counts.killedAtStart} of them killed while starting (seed ${SEED})`,
		"families, of which were erased": `${stories.length}, ${erasedAt.size}`,
		"steps acknowledged": counts.steps,
		"steps lost or done twice": `0 (${counts.sentAgain} were sent again with the same form after no answer came)`,
		"requests cut off by the end of the process": counts.cut,
		"requests answered with an error": counts.refused,
		"emails to families": `${toFamilies.length} of those that were kept, all sent, none written twice`,
		"emails sent twice": `${twice.length} of ${accepted.size}, all in the outbox’s own window`,
		"emails to the erased afterward": `${late.reduce((sum, each) => sum + each, 0)} that were on their way`,
		"integrity and foreign key checks": `${checks}, all clean`,
	});
});
