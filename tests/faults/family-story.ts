/**
 * The story of a family: its steps and the trainer's, one after another, over HTTP. A step that got no
 * response is sent again with the same form.
 */
import { randomUUID } from "node:crypto";
import { database } from "~/platform/database/database.server.ts";
import { openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { hashOf, newSecret } from "~/platform/secrets.server.ts";
import { mainWordsIn } from "../support/document.ts";
import { anyAddress } from "../support/messages.ts";

/** The running server, and the trainer's session. */
export interface Site {
	origin: string;
	cookie: string;
}

type Form = Record<string, string>;

interface Step {
	name: string;
	/** Returns the request. Called right before it is sent, with the key of the first attempt. */
	send: (key: string) => Promise<{ path: string; form: Form }>;
	/** Counts how often the step's effect is found in the database. It must be once when the step is done. */
	count: () => Promise<number>;
}

export interface Story {
	email: string;
	puppyId: number;
	steps: readonly Step[];
	/** Number of acknowledged steps. */
	done: number;
	/** Whether the next step was sent but got no response. */
	isOpen: boolean;
	key: string;
	/** Whether the last step erases the family. */
	isErased: boolean;
	/** Texts of the responses that didn't acknowledge a step. */
	refusals: string[];
}

/** The token of a form that was opened a minute ago; the server has the same secret. */
const aMinuteAgo = () => openedAtToken(Date.now() - 60_000);

const PRICE = 500_000;
const DEPOSIT = 50_000;

/** Returns the story of family `n`, which gets the puppy with this ID. Days are in the server's time zone. */
export function storyOf(
	n: number,
	{ puppyId, yesterday, isErased }: { puppyId: number; yesterday: string; isErased: boolean },
): Story {
	const email = `family-${n}@example.com`;
	const words = (of: string) => `${of} of family ${n}`;
	const ofFamily = { family: { addresses: { some: { address: email } } } };
	const family = () =>
		database.family.findFirstOrThrow({
			where: { addresses: { some: { address: email } } },
			select: { id: true, stage: true },
		});
	const familyPath = async (after = "") => `/admin/families/${(await family()).id}${after}`;
	const reservationPath = async (after = "") => {
		const { id } = await database.reservation.findFirstOrThrow({ where: { puppyId } });
		return `/admin/reservations/${id}${after}`;
	};
	const entry = (status: string) => database.waitingEntry.count({ where: { email, status } });

	const steps: Step[] = [
		{
			name: "messages",
			send: async (submission_key) => ({
				path: "/contact-us",
				form: {
					name: `Family ${n}`,
					email,
					phone_number: "(828) 555-0199",
					message: words("Message"),
					form_opened: aMinuteAgo(),
					submission_key,
				},
			}),
			count: () => database.contact.count({ where: { message: words("Message"), ...ofFamily } }),
		},
		{
			name: "places asked for",
			send: async (submission_key) => ({
				path: "/waiting-list",
				form: {
					name: `Family ${n}`,
					email,
					breed_2: "Goldendoodle",
					form_opened: aMinuteAgo(),
					submission_key,
				},
			}),
			count: () => database.waitingEntry.count({ where: { email } }),
		},
		{
			name: "places confirmed",
			async send() {
				// The stored email has no link anymore once it was sent, so the entry gets a token of the test's.
				const token = newSecret();
				const data = { tokenHash: hashOf(token) };
				await database.waitingEntry.update({ where: { email }, data });
				return { path: `/waiting-list/confirm/${token}`, form: { intent: "confirm" } };
			},
			count: () => entry("waiting"),
		},
		{
			name: "families told of a puppy",
			async send() {
				const { id } = await database.waitingEntry.findUniqueOrThrow({ where: { email } });
				return { path: `/admin/puppies/${puppyId}/waiting`, form: { [`entry_${id}`]: "on" } };
			},
			count: () => database.waitingNotice.count({ where: { puppyId, entry: { email } } }),
		},
		{
			name: "answers",
			send: async (submission_key) => ({
				path: await familyPath("/reply"),
				form: {
					to: email,
					subject: words("Answer"),
					text: "Come and see the puppy.",
					seen: "0",
					intent: "send",
					submission_key,
				},
			}),
			count: () => database.reply.count({ where: { subject: words("Answer"), ...ofFamily } }),
		},
		{
			name: "notes",
			send: async (submission_key) => ({
				path: await familyPath(),
				form: { text: words("Note"), intent: "note", submission_key },
			}),
			count: () => database.familyNote.count({ where: { text: words("Note"), ...ofFamily } }),
		},
		{
			name: "next steps",
			send: async () => ({
				path: await familyPath(),
				form: { nextStep: words("Step"), nextStepOn: yesterday, intent: "step" },
			}),
			count: () => database.family.count({ where: { nextStep: words("Step") } }),
		},
		{
			name: "appointments",
			send: async (submission_key) => ({
				path: "/admin/calendar/new",
				form: {
					kind: "visit",
					day: "2026-12-05",
					title: words("Visit"),
					familyId: String((await family()).id),
					intent: "save",
					submission_key,
				},
			}),
			count: () => database.appointment.count({ where: { title: words("Visit"), ...ofFamily } }),
		},
		{
			name: "reservations",
			send: async (submission_key) => ({
				path: "/admin/reservations/new",
				form: {
					puppyId: String(puppyId),
					familyId: String((await family()).id),
					price: String(PRICE / 100),
					submission_key,
				},
			}),
			count: () => database.reservation.count({ where: { puppyId } }),
		},
		{
			name: "payments",
			send: async (submission_key) => ({
				path: await reservationPath("/payments/new"),
				form: {
					kind: "deposit",
					amount: String(DEPOSIT / 100),
					receivedOn: yesterday,
					method: "cash",
					submission_key,
				},
			}),
			count: () =>
				database.payment.count({ where: { amountCents: DEPOSIT, reservation: { puppyId } } }),
		},
		{
			name: "puppies marked sold",
			send: async () => ({
				path: await reservationPath(),
				// The balance is still owed, which the form confirms.
				form: { intent: "home", day: yesterday, owed: String(PRICE - DEPOSIT) },
			}),
			count: () =>
				database.reservation.count({
					where: { puppyId, status: "home", puppy: { available: false, wentHomeOn: yesterday } },
				}),
		},
		{
			name: "moves to another stage",
			async send() {
				const { id, stage } = await family();
				return {
					path: `/admin/families/${id}`,
					form: { intent: "stage", to: "not now", from: stage },
				};
			},
			count: () =>
				database.family.count({
					where: { stage: "not now", addresses: { some: { address: email } } },
				}),
		},
	];
	return {
		email,
		puppyId,
		steps,
		done: 0,
		isOpen: false,
		key: randomUUID(),
		isErased,
		refusals: [],
	};
}

async function post({ origin, cookie }: Site, path: string, form: Form) {
	const answer = await fetch(origin + path, {
		method: "POST",
		redirect: "manual",
		headers: {
			Origin: origin,
			"X-Forwarded-For": anyAddress(),
			...(path.startsWith("/admin/") ? { Cookie: cookie } : {}),
		},
		body: new URLSearchParams(form),
	});
	return { status: answer.status, words: mainWordsIn(await answer.text()).slice(0, 300) };
}

/** Whether the story has no steps left. */
export const isOver = ({ done, steps, isErased }: Story) =>
	done === steps.length + (isErased ? 1 : 0);

/**
 * Sends the next step.
 * @returns whether it was acknowledged.
 * @throws if the server was gone before it responded.
 */
export async function goOn(story: Story, site: Site): Promise<boolean> {
	const step = story.steps[story.done];
	let answer = { status: 303, words: "" };
	if (step) {
		const { path, form } = await step.send(story.key);
		story.isOpen = true;
		answer = await post(site, path, form);
	} else {
		const address = { addresses: { some: { address: story.email } } };
		const family = await database.family.findFirst({ where: address, select: { id: true } });
		story.isOpen = true;
		// If the family is gone already, only the response was lost.
		if (family)
			answer = await post(site, `/admin/families/${family.id}/erase`, { intent: "erase" });
	}
	story.isOpen = false;
	if (answer.status !== 303) {
		const what = `${step?.name ?? "erasure"} of ${story.email}`;
		story.refusals.push(`${what}: ${answer.status} ${answer.words}`);
		return false;
	}
	story.done += 1;
	story.key = randomUUID();
	return true;
}
