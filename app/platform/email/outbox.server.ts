/**
 * The outbox: sends the emails that wait in the database, and retries each until it is accepted.
 *
 * A worker claims an email for a limited time before it sends it, so that several workers, even in several
 * processes, can share one database. No mail service recognizes a repeated email: if a process dies after the
 * response and before recording it, the email is sent again. Its Message-ID, by which such a duplicate can
 * be recognized, contains the email's key.
 */
import { setTimeout as setTimeoutPromise } from "node:timers/promises";
import { database } from "~/platform/database/database.server.ts";
import type { OutgoingEmail } from "~/platform/database/prisma/client.ts";
import { log } from "~/platform/log/log.server.ts";
import { startWorker, type Worker } from "~/platform/worker.server.ts";
import type { Mailer } from "./mailer.server.ts";
import { isSendingPaused } from "./paused.server.ts";
import { currentAddresses, senders, withoutSecrets } from "./queue.server.ts";
import { aboutEmail, refusals } from "./refusals.ts";
import { siteMailer } from "./site-mailer.server.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Milliseconds until the first and the longest retry; the delay doubles with each further failure. */
const FIRST_RETRY = MINUTE;
const LAST_RETRY = 360 * MINUTE;
/** A delay is shortened at random by up to this share, so that emails that failed together spread out. */
const JITTER = 0.2;
/** Milliseconds to wait before each further try to record that an email was sent. */
const NOTE_PAUSES = [100, 300, 1_000, 3_000, 9_000];

export interface OutboxOptions {
	mailer?: Mailer;
	/** Milliseconds that the mailer may take. */
	timeout?: number;
	/** Milliseconds for which an email is claimed; must be longer than `timeout`. */
	lease?: number;
	/** Milliseconds between two checks for emails that are due. */
	pollEvery?: number;
	/** Returns the current time in milliseconds since 1970. */
	now?: () => number;
	/** Returns a random number from 0 up to 1. */
	random?: () => number;
	/** Resolves after the given milliseconds. */
	pause?: (milliseconds: number) => Promise<void>;
}

type Delivery = Required<Omit<OutboxOptions, "pollEvery">>;

/** Milliseconds until the next try after `attempts` failed tries. */
export function retryDelay(attempts: number, random: () => number): number {
	const delay = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** Math.max(0, attempts - 1));
	return Math.round(delay * (1 - JITTER * random()));
}

/**
 * Matches the emails that may be claimed now. They include those with times further ahead than the outbox
 * ever sets: such a time was stored before the clock was set back.
 */
const due = (now: Date) => {
	const impossible = { gt: new Date(now.getTime() + LAST_RETRY + MINUTE) };
	return {
		status: "waiting",
		AND: [
			{ OR: [{ nextAttemptAt: { lte: now } }, { nextAttemptAt: impossible }] },
			{
				OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }, { claimedUntil: impossible }],
			},
		],
	};
};

/** Claims the email that has been due the longest; null if none is due. */
async function claim(now: Date, claimedUntil: Date) {
	for (;;) {
		const next = await database.outgoingEmail.findFirst({
			where: due(now),
			orderBy: [{ nextAttemptAt: "asc" }, { id: "asc" }],
			select: { id: true },
		});
		if (!next) return null;
		const { count } = await database.outgoingEmail.updateMany({
			where: { id: next.id, ...due(now) },
			data: { claimedUntil },
		});
		if (count === 1) return next.id;
	}
}

/** Makes the emails that were refused due now: the settings may have been corrected. */
const retryRefused = (now: Date) =>
	database.outgoingEmail.updateMany({
		where: { status: "waiting", lastError: { in: [...refusals] } },
		data: { nextAttemptAt: now },
	});

interface FailedEmail {
	id: number;
	claimedUntil: Date;
	attempts: number;
	problem: string;
}

/** Tries to send the next email. Returns whether there was one, whether or not it was sent. */
async function sendNext(delivery: Delivery): Promise<boolean> {
	const { now, lease } = delivery;
	const claimedUntil = new Date(now() + lease);
	const id = await claim(new Date(now()), claimedUntil);
	if (id === null) return false;
	const stored = await database.outgoingEmail.findUnique({ where: { id } });
	if (!stored) return true;
	const email = { ...stored, ...currentAddresses(stored) };
	const { problem } = await delivery.mailer.send(email, delivery.timeout);
	const attempts = email.attempts + 1;
	if (problem === undefined) await noteSent({ ...email, attempts }, delivery);
	else await noteFailure({ id, claimedUntil, attempts, problem }, delivery);
	return true;
}

/**
 * Records that an email was sent, without its secret links, and retries if that fails: an email without this
 * record would be sent again when the claim expires.
 */
async function noteSent(
	{ id, attempts, sender, recipient, replyTo, text, html, headers }: OutgoingEmail,
	{ now, pause }: Delivery,
) {
	const data = {
		sender,
		recipient,
		replyTo,
		text: withoutSecrets(text),
		html: withoutSecrets(html),
		headers: withoutSecrets(headers),
		status: "sent",
		sentAt: new Date(now()),
		attempts,
		claimedUntil: null,
		lastError: "",
	};
	for (const wait of [...NOTE_PAUSES, undefined]) {
		try {
			await database.outgoingEmail.updateMany({ where: { id }, data });
			break;
		} catch (error) {
			if (wait === undefined) throw error;
			await pause(wait);
		}
	}
	log.info({ emailId: id, attempts }, "an email was sent");
}

async function noteFailure(
	{ id, claimedUntil, attempts, problem }: FailedEmail,
	{ now, random }: Delivery,
) {
	const isRefused = refusals.includes(problem);
	const delay = aboutEmail.includes(problem) ? LAST_RETRY : retryDelay(attempts, random);
	await database.outgoingEmail.updateMany({
		// Since the claim expired, another worker may have taken over the email or even sent it.
		where: { id, status: "waiting", claimedUntil },
		data: {
			attempts,
			lastError: problem,
			claimedUntil: null,
			nextAttemptAt: new Date(now() + delay),
		},
	});
	log[isRefused ? "error" : "warn"](
		{ emailId: id, attempts, problem },
		isRefused ? "an email was refused" : "an email could not be sent yet",
	);
}

/**
 * Starts a worker that sends the waiting emails. Without a mailer it does nothing, and the emails stay
 * in the admin, where they can be read.
 */
export function startOutbox({
	mailer = siteMailer,
	timeout = 10 * SECOND,
	lease = MINUTE,
	pollEvery = 15 * SECOND,
	now = Date.now,
	random = Math.random,
	pause = setTimeoutPromise,
}: OutboxOptions = {}): Worker {
	if (!mailer) return { wake() {}, async stop() {} };
	const delivery = { mailer, timeout, lease, now, random, pause };
	let isFirst = true;
	let isStopping = false;

	async function sendAll(at: Date) {
		if (isSendingPaused()) return;
		if (isFirst) await retryRefused(at);
		isFirst = false;
		let wasDue = true;
		while (wasDue && !isStopping) wasDue = await sendNext(delivery);
	}

	const failure = "the outbox could not be read or written";
	const worker = startWorker(sendAll, { every: pollEvery, now, failure });
	senders.add(worker);
	return {
		...worker,
		stop() {
			isStopping = true;
			senders.delete(worker);
			return worker.stop();
		},
	};
}
