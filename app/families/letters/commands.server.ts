/** Changes letter templates. Each change is recorded. */
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { isReplyKind, letterKindOf, OWN_REPLY } from "./letter-kinds.ts";
import { type Letter, letterAt } from "./queries.server.ts";
import type { LetterTexts } from "./schema.ts";

const kind = "letter";

const textsOf = ({ name, subject, text }: LetterTexts): LetterTexts => ({ name, subject, text });

type Changes = Partial<LetterTexts> & { isRemoved?: boolean };

/** Stores changes to a letter, in its row or, if it has none yet, in a new one. */
async function store(client: Client, letter: Letter, changes: Changes): Promise<number> {
	const own = letter.kind === OWN_REPLY ? Number(letter.address) : undefined;
	const row = await client.letterTemplate.findFirst({
		where: own === undefined ? { kind: letter.kind } : { id: own },
		select: { id: true },
		orderBy: { id: "asc" },
	});
	if (row) {
		await client.letterTemplate.update({ where: row, data: changes, select: { id: true } });
		return row.id;
	}
	const { kind, isRemoved } = letter;
	const data = { kind, isRemoved, ...textsOf(letter), ...changes };
	return (await client.letterTemplate.create({ data, select: { id: true } })).id;
}

/** Stores a letter's texts, unless they are the stored ones, and records the change. */
async function storeTexts(
	work: Work,
	letter: Letter,
	texts: LetterTexts,
	action: "changed" | "reset",
) {
	const { isSame, ...changed } = differences(textsOf(letter), texts);
	if (isSame) return;
	const subjectId = await store(work.db, letter, texts);
	// Visitors can read the agreement.
	work.publicContentChanged();
	await work.record({ action, kind, subjectId, subject: texts.name, ...changed });
}

/**
 * Changes a letter's texts: `edit` gets the stored ones and returns those to store. Returns its name, or undefined if
 * there is no such letter.
 */
export function saveLetter(
	address: string,
	edit: (stored: LetterTexts) => LetterTexts,
	actor: Actor,
): Promise<string | undefined> {
	return withLetter(address, actor, async (work, letter) => {
		const texts = textsOf(edit(textsOf(letter)));
		await storeTexts(work, letter, texts, "changed");
		return texts.name;
	});
}

/**
 * Adds a template for answers. Submitting the same form twice adds one.
 * Returns its address.
 */
export function addLetter(
	texts: LetterTexts,
	actor: Actor,
	submissionKey?: string,
): Promise<string> {
	return command(actor, async (work) => {
		const add = async () => {
			const { id } = await work.db.letterTemplate.create({
				data: { kind: OWN_REPLY, ...textsOf(texts) },
				select: { id: true },
			});
			const subject = { kind, subjectId: id, subject: texts.name } as const;
			await work.record({ action: "added", ...subject, after: textsOf(texts) });
			return id;
		};
		const submission = { key: submissionKey, kind, content: texts };
		return String(await addOnce(work, submission, work.db.letterTemplate, add));
	});
}

/** Runs `change` with the letter at an address. Returns undefined if there is no such letter. */
function withLetter<Result>(
	address: string,
	actor: Actor,
	change: (work: Work, letter: Letter) => Promise<Result>,
): Promise<Result | undefined> {
	return command(actor, async (work) => {
		const letter = await letterAt(address, work.db);
		return letter ? change(work, letter) : undefined;
	});
}

/**
 * Resets a letter to its default texts. Returns its name, or undefined if there is no such letter or
 * it has no default.
 */
export function resetLetter(address: string, actor: Actor): Promise<string | undefined> {
	return withLetter(address, actor, async (work, letter) => {
		const fresh = letterKindOf(letter.kind);
		if (!fresh) return undefined;
		const { name, subject = "", text } = fresh;
		await storeTexts(work, letter, { name, subject, text }, "reset");
		return name;
	});
}

/** Takes a template out of the list, or puts it back. Returns its name, or undefined if there is no such template. */
export function setRemoved(
	address: string,
	isRemoved: boolean,
	actor: Actor,
): Promise<string | undefined> {
	return withLetter(address, actor, async (work, letter) => {
		if (!isReplyKind(letter.kind)) return undefined;
		if (letter.isRemoved !== isRemoved) {
			const subjectId = await store(work.db, letter, { isRemoved });
			const action = isRemoved ? "removed" : "restored";
			await work.record({ action, kind, subjectId, subject: letter.name });
		}
		return letter.name;
	});
}
