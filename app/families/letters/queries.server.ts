/** Reads letters: with the trainer's texts if she changed them, else with the default texts. */
import { fillText, type PlaceholderValues } from "~/business/fill-text.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { paragraphs } from "~/platform/email/html.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import { readId } from "~/platform/ids.ts";
import {
	automaticKinds,
	isReplyKind,
	letterKindOf,
	letterKinds,
	OWN_REPLY,
	replyKinds,
} from "./letter-kinds.ts";
import { paperLetters } from "./paper-letters.ts";
import type { LetterKind } from "./placeholders.ts";

/** The position of a template that was removed from the list and can be restored. */
export const REMOVED = -1;

const columns = {
	id: true,
	kind: true,
	name: true,
	subject: true,
	text: true,
	position: true,
} as const;

type StoredLetter = Prisma.LetterTemplateGetPayload<{ select: typeof columns }>;

export interface Letter extends Omit<StoredLetter, "id"> {
	/** The last part of its page's URL: its kind, or its id if the trainer added it. */
	address: string;
	/** Whether it has the default texts. */
	isDefault: boolean;
}

const addressOfKind = (kind: string) => kind.replaceAll(" ", "-");

function asLetter(kind: LetterKind, row: StoredLetter | undefined): Letter {
	const { name, subject = "", text } = kind;
	const texts = row ?? { name, subject, text };
	return {
		address: addressOfKind(kind.kind),
		kind: kind.kind,
		name: texts.name,
		subject: texts.subject,
		text: texts.text,
		position: row?.position ?? Math.max(0, replyKinds.indexOf(kind)),
		isDefault: texts.name === name && texts.subject === subject && texts.text === text,
	};
}

const asOwn = ({ id, ...letter }: StoredLetter): Letter => ({
	address: String(id),
	...letter,
	isDefault: false,
});

/** All templates for answers by position, including the removed ones. */
export async function replyLetters(client: Client = database): Promise<Letter[]> {
	const rows = await client.letterTemplate.findMany({
		where: { kind: { in: [OWN_REPLY, ...replyKinds.map(({ kind }) => kind)] } },
		select: columns,
		orderBy: { id: "asc" },
	});
	const fresh = replyKinds.map((kind) =>
		asLetter(
			kind,
			rows.find((row) => row.kind === kind.kind),
		),
	);
	const own = rows.filter((row) => row.kind === OWN_REPLY).map(asOwn);
	return [...fresh, ...own].toSorted((a, b) => a.position - b.position);
}

/** The templates that are offered when writing an answer. */
export const replyTemplates = async (client: Client = database): Promise<Letter[]> =>
	(await replyLetters(client)).filter(({ position }) => position !== REMOVED);

/** Reads a letter whose kind has only one. */
async function soleLetter(kind: LetterKind, client: Client): Promise<Letter> {
	const row = await client.letterTemplate.findFirst({
		where: { kind: kind.kind },
		select: columns,
		orderBy: { id: "asc" },
	});
	return asLetter(kind, row ?? undefined);
}

/** Reads a letter whose kind has only one, such as "agreement". */
export async function letterOfKind(kind: string, client: Client = database): Promise<Letter> {
	const known = letterKindOf(kind);
	if (!known) throw new Error(`There is no letter "${kind}"`);
	return soleLetter(known, client);
}

/** A letter whose kind has only one, filled in, as the subject, text and HTML of an email. */
export async function filledLetter(kind: string, values: PlaceholderValues, client: Client) {
	const letter = await letterOfKind(kind, client);
	const text = fillText(letter.text, values).text;
	return { subject: oneLine(fillText(letter.subject, values).text), text, html: paragraphs(text) };
}

/** The letter at an address. Undefined if there is none. */
export async function letterAt(
	address: string,
	client: Client = database,
): Promise<Letter | undefined> {
	const kind = letterKinds.find((each) => addressOfKind(each.kind) === address);
	if (kind) {
		return isReplyKind(kind.kind)
			? (await replyLetters(client)).find((letter) => letter.address === address)
			: soleLetter(kind, client);
	}
	const id = readId(address);
	const row = id
		? await client.letterTemplate.findUnique({ where: { id, kind: OWN_REPLY }, select: columns })
		: null;
	return row ? asOwn(row) : undefined;
}

/** All letters, for the page that lists them. */
export async function allLetters() {
	const [replies, automatic, paper] = await Promise.all([
		replyLetters(),
		Promise.all(automaticKinds.map((kind) => soleLetter(kind, database))),
		Promise.all(paperLetters.map((kind) => soleLetter(kind, database))),
	]);
	return {
		replies: replies.filter(({ position }) => position !== REMOVED),
		removed: replies.filter(({ position }) => position === REMOVED),
		automatic,
		paper,
	};
}
