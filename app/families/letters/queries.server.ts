/** Reads letters: with the trainer's texts if she changed them, else with the default texts. */
import { fillText, type PlaceholderValues } from "~/business/fill-text.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { paragraphs } from "~/platform/email/html.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import { automaticKinds, isReplyKind, letterKinds, OWN_REPLY, replyKinds } from "./letter-kinds.ts";
import { paperLetters } from "./paper-letters.ts";
import type { LetterKind } from "./placeholders.ts";

const columns = {
	id: true,
	kind: true,
	name: true,
	subject: true,
	text: true,
	isRemoved: true,
} as const;

type StoredLetter = Prisma.LetterTemplateGetPayload<{ select: typeof columns }>;

export interface Letter extends Omit<StoredLetter, "id"> {
	/** The last part of its page's URL: its kind, or its id if the trainer added it. */
	address: string;
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
		isRemoved: row?.isRemoved ?? false,
		isDefault: texts.name === name && texts.subject === subject && texts.text === text,
	};
}

const asOwn = ({ id, ...letter }: StoredLetter): Letter => ({
	address: String(id),
	...letter,
	isDefault: false,
});

/** The letters of these built-in kinds, and the trainer's own templates if their kind is named. */
async function readLetters(
	kinds: readonly LetterKind[],
	client: Client,
	own?: typeof OWN_REPLY,
): Promise<Letter[]> {
	const rows = await client.letterTemplate.findMany({
		where: { kind: { in: [...kinds.map(({ kind }) => kind), own ?? []].flat() } },
		select: columns,
		orderBy: { id: "asc" },
	});
	const builtIn = kinds.map((kind) =>
		asLetter(
			kind,
			rows.find((row) => row.kind === kind.kind),
		),
	);
	return [...builtIn, ...rows.filter((row) => row.kind === OWN_REPLY).map(asOwn)];
}

/** All templates for answers, the built-in ones first, including those that were taken out of the list. */
export const replyLetters = (client: Client = database): Promise<Letter[]> =>
	readLetters(replyKinds, client, OWN_REPLY);

/** The templates that are offered when writing an answer. */
export const replyTemplates = async (client: Client = database): Promise<Letter[]> =>
	(await replyLetters(client)).filter(({ isRemoved }) => !isRemoved);

/** Reads a letter whose kind has only one, such as "agreement". */
export async function letterOfKind(kind: string, client: Client = database): Promise<Letter> {
	const known = letterKinds.filter((each) => each.kind === kind);
	const [letter] = await readLetters(known, client);
	if (!letter) throw new Error(`There is no letter "${kind}"`);
	return letter;
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
	const kind = letterKinds.find((each) => addressOfKind(each.kind) === address)?.kind;
	if (kind !== undefined && !isReplyKind(kind)) return letterOfKind(kind, client);
	return (await replyLetters(client)).find((letter) => letter.address === address);
}

/** All letters, for the page that lists them. */
export async function allLetters() {
	const [replies, automatic, paper] = await Promise.all([
		replyLetters(),
		readLetters(automaticKinds, database),
		readLetters(paperLetters, database),
	]);
	return {
		replies: replies.filter(({ isRemoved }) => !isRemoved),
		removed: replies.filter(({ isRemoved }) => isRemoved),
		automatic,
		paper,
	};
}
