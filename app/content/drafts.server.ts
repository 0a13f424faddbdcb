/** The trainer's way from a draft to what visitors read, and back. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import type { ContentDocument, DocumentState, DocumentSummary } from "./document.ts";
import { BACK_TO_DEFAULTS } from "./draft-text.ts";
import { readStored } from "./published.server.ts";
import { VERSIONS_MAX } from "./publishing.ts";

/** Content belongs to no row that the record of changes could name. */
const SUBJECT_ID = 0;

/** A change that somebody makes to the state with this revision. */
export interface ChangeOf<T> {
	document: ContentDocument<T>;
	/** The revision that the change was made from. */
	revision: number;
	actor: Actor;
}

const readRow = (client: Client, key: string) =>
	client.contentDocument.findUnique({ where: { key } });

/** What a stored text says: the defaults where there is none, and where it says so itself. */
function valueIn<T>(document: ContentDocument<T>, stored: string | null | undefined): T {
	const isOwn = stored && stored !== BACK_TO_DEFAULTS;
	const value = isOwn ? readStored(document, JSON.parse(stored)) : undefined;
	return value ?? document.defaults();
}

/** A document as its form shows it. */
export async function documentState<T>(document: ContentDocument<T>): Promise<DocumentState<T>> {
	const row = await readRow(database, document.key);
	return {
		value: valueIn(document, row?.draft ?? row?.published),
		revision: row?.revision ?? 0,
		hasDraft: Boolean(row?.draft),
		isChanged: Boolean(row?.published),
		publishAt: row?.publishAt ?? null,
	};
}

/** How each document stands, without what it says, by its key; those that nobody touched are left out. */
export async function documentSummaries(): Promise<ReadonlyMap<string, DocumentSummary>> {
	const rows = await database.contentDocument.findMany();
	return new Map(
		rows.map(({ key, revision, draft, published, publishAt }) => [
			key,
			{ revision, hasDraft: Boolean(draft), isChanged: Boolean(published), publishAt },
		]),
	);
}

/** Every draft, as its text, by the key of its document. */
export async function drafts(): Promise<ReadonlyMap<string, string>> {
	const rows = await database.contentDocument.findMany({
		where: { draft: { not: null } },
		select: { key: true, draft: true },
	});
	return new Map(rows.flatMap(({ key, draft }) => (draft ? [[key, draft]] : [])));
}

interface Stored {
	published: string | null;
	draft: string | null;
	publishAt: Date | null;
}

const untouched: Stored = { published: null, draft: null, publishAt: null };

/** What becomes of a document, or undefined where nothing does. */
type Next = (row: Stored) => Partial<Stored> | undefined;

/** Makes a change in a transaction; false, and nothing stored, where somebody else was first. */
async function changeIn<T>(
	client: Client,
	{ document: { key, label }, revision, actor }: ChangeOf<T>,
	action: string,
	next: Next,
): Promise<boolean> {
	const row = await readRow(client, key);
	if ((row?.revision ?? 0) !== revision) return false;
	const before: Stored = row ?? untouched;
	const after = next(before);
	if (!after) return true;
	await client.contentDocument.upsert({
		where: { key },
		create: { key, ...after },
		update: { ...after, revision: { increment: 1 } },
		select: { key: true },
	});
	await recordChange(client, actor, {
		action,
		kind: "content",
		subjectId: SUBJECT_ID,
		subject: label,
	});
	if (after.published !== undefined && after.published !== before.published) {
		await client.documentVersion.create({
			data: { key, value: after.published, who: actor.who },
			select: { id: true },
		});
		await raiseContentVersion(client);
	}
	return true;
}

const change = <T>(of: ChangeOf<T>, action: string, next: Next): Promise<boolean> =>
	transaction((client) => changeIn(client, of, action, next));

/** A value as it is stored: one that says the defaults goes back to them, and follows what they become. */
function storedText<T>(document: ContentDocument<T>, value: T): string {
	const textOf = (content: T) => JSON.stringify(readStored(document, copyOf(content)) ?? content);
	const text = textOf(value);
	return text === textOf(document.defaults()) ? BACK_TO_DEFAULTS : text;
}

/** Stores what is being written; visitors read what they read before. */
export function saveDraft<T>(of: ChangeOf<T>, value: T): Promise<boolean> {
	const { document } = of;
	return change(of, "drafted", ({ published }) => {
		const content = document.withAddresses?.(value, valueIn(document, published)) ?? value;
		const draft = storedText(document, content);
		return draft === (published ?? BACK_TO_DEFAULTS) ? { draft: null, publishAt: null } : { draft };
	});
}

/**
 * Has visitors read a value at once, or the defaults where it is undefined, within a transaction that
 * changes more than this; a draft gives way to it.
 */
export function publishIn<T>(
	client: Client,
	of: ChangeOf<T>,
	action: string,
	value: T | undefined,
): Promise<boolean> {
	const { document } = of;
	const content = value ?? document.defaults();
	return changeIn(client, of, action, (row) => {
		const withAddresses =
			document.withAddresses?.(content, valueIn(document, row.published)) ?? content;
		const text = storedText(document, withAddresses);
		const published = text === BACK_TO_DEFAULTS ? null : text;
		return { published, draft: null, publishAt: null };
	});
}

/** As it comes back from the database. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Has visitors read the draft, now or at a later moment. */
export const publishDraft = <T>(of: ChangeOf<T>, at?: Date) =>
	change(of, at ? "scheduled" : "published", ({ draft }) => {
		if (!draft) return undefined;
		if (at) return { publishAt: at };
		const published = draft === BACK_TO_DEFAULTS ? null : draft;
		return { published, draft: null, publishAt: null };
	});

/** Keeps a draft that was to be published at a later moment until somebody publishes it. */
export const unscheduleDraft = <T>(of: ChangeOf<T>) =>
	change(of, "unscheduled", ({ publishAt }) => (publishAt ? { publishAt: null } : undefined));

/** Throws the draft away; visitors read what they read before. */
export const discardDraft = <T>(of: ChangeOf<T>) =>
	change(of, "discarded", ({ draft }) => (draft ? { draft: null, publishAt: null } : undefined));

/** Makes what a fresh site says the draft. */
export const draftDefaults = <T>(of: ChangeOf<T>) => saveDraft(of, of.document.defaults());

/** What visitors read from a moment on, newest first. */
export const documentVersions = ({ key }: Pick<ContentDocument<unknown>, "key">) =>
	database.documentVersion.findMany({
		where: { key },
		select: { id: true, who: true, createdAt: true },
		orderBy: { id: "desc" },
		take: VERSIONS_MAX,
	});

/** What a version of a document said, and since when; undefined where there is no such version. */
export async function documentVersion<T>(document: ContentDocument<T>, id: number) {
	const version = await database.documentVersion.findFirst({ where: { id, key: document.key } });
	if (!version) return undefined;
	const { who, createdAt, value } = version;
	return { id, who, createdAt, value: valueIn(document, value) };
}

/** What visitors read of a document at this moment. */
export async function visibleValue<T>(document: ContentDocument<T>): Promise<T> {
	return valueIn(document, (await readRow(database, document.key))?.published);
}

/** Makes an earlier version the draft; false also where there is no such version. */
export async function restoreVersion<T>(of: ChangeOf<T>, id: number): Promise<boolean> {
	const version = await documentVersion(of.document, id);
	return version ? saveDraft(of, version.value) : false;
}

/** Publishes every draft whose moment has come; how many there were. */
export async function publishDue(
	documents: readonly ContentDocument<unknown>[],
	now: Date,
	actor: Actor,
): Promise<number> {
	const due = await database.contentDocument.findMany({
		where: { publishAt: { lte: now } },
		select: { key: true, revision: true },
	});
	let count = 0;
	for (const { key, revision } of due) {
		const document = documents.find((one) => one.key === key);
		if (document && (await publishDraft({ document, revision, actor }))) count += 1;
	}
	return count;
}
