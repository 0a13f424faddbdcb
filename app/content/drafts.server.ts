import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { ContentDocument as Row } from "~/platform/database/prisma/client.ts";
import { BACK_TO_DEFAULTS, type ContentDocument } from "./document.ts";
import { readStored, valueIn } from "./published.server.ts";

/** Which document somebody changes, and which state of it the change is based on. */
export interface ChangeOf<T> {
	document: ContentDocument<T>;
	revision: number;
	actor: Actor;
}

const readRow = (client: Client, key: string) =>
	client.contentDocument.findUnique({ where: { key } });

const summaryOf = (row: Row | null) => ({
	/** Raised by every change; 0 if nothing was ever saved. A form sends the revision that it shows. */
	revision: row?.revision ?? 0,
	hasDraft: Boolean(row?.draft),
	/** Whether the published content differs from the defaults. */
	isChanged: Boolean(row?.published),
	publishAt: row?.publishAt ?? null,
});

/** The state of a document without its content. */
export type DocumentSummary = ReturnType<typeof summaryOf>;

/** The state of a document, as its form shows it: the draft or, if there is none, the published content. */
export async function documentState<T>(document: ContentDocument<T>, client: Client = database) {
	const row = await readRow(client, document.key);
	return { value: valueIn(document, row?.draft ?? row?.published), ...summaryOf(row) };
}

/** The state of each document without its content, by key. Documents that nobody ever changed are left out. */
export async function documentSummaries() {
	const rows = await database.contentDocument.findMany();
	return new Map(rows.map((row) => [row.key, summaryOf(row)]));
}

/** The stored text of every draft, by the key of its document. */
export async function drafts() {
	const rows = await database.contentDocument.findMany({ where: { draft: { not: null } } });
	return new Map(rows.map(({ key, draft }) => [key, draft]));
}

type Stored = Pick<Row, "published" | "draft" | "publishAt">;

const noDraft = { draft: null, publishAt: null } as const;
const untouched: Stored = { published: null, ...noDraft };

/** What is stored as published for a stored text: nothing stands for the defaults. */
const publishedAs = (text: string) => (text === BACK_TO_DEFAULTS ? null : text);

/** Computes the columns to change in a document's row, or undefined if nothing changes. */
type Next = (row: Stored) => Partial<Stored> | undefined;

/** Makes a change within a transaction. Returns false and stores nothing if somebody else was first. */
async function changeIn<T>(
	work: Work,
	{ document: { key, label }, revision }: Omit<ChangeOf<T>, "actor">,
	action: string,
	next: Next,
): Promise<boolean> {
	const row = await readRow(work.db, key);
	if ((row?.revision ?? 0) !== revision) return false;
	const before: Stored = row ?? untouched;
	const after = next(before);
	if (!after) return true;
	await work.db.contentDocument.upsert({
		where: { key },
		create: { key, ...after },
		update: { ...after, revision: { increment: 1 } },
		select: { key: true },
	});
	await work.record({
		action,
		kind: "content",
		subject: label,
	});
	if (after.published !== undefined && after.published !== before.published) {
		await work.db.documentVersion.create({
			data: { key, value: after.published, who: work.actor.who },
			select: { id: true },
		});
		work.publicContentChanged();
	}
	return true;
}

const changeStored = <T>(change: ChangeOf<T>, action: string, next: Next): Promise<boolean> =>
	command(change.actor, (work) => changeIn(work, change, action, next));

/**
 * The text to store for a value, with the addresses at which visitors know the published pages. A value that
 * equals the defaults is stored as a reference to them, so that it follows their changes.
 */
function storedText<T>(
	document: ContentDocument<T>,
	written: T,
	{ published }: Pick<Stored, "published">,
): string {
	const value = document.withAddresses?.(written, valueIn(document, published)) ?? written;
	const textOf = (content: T) => JSON.stringify(readStored(document, copyOf(content)) ?? content);
	const text = textOf(value);
	return text === textOf(document.defaults()) ? BACK_TO_DEFAULTS : text;
}

/** Stores a draft; what visitors read stays the same. Settings, which have no drafts, are live at once. */
export const saveDraft = <T>(change: ChangeOf<T>, value: T): Promise<boolean> =>
	command(change.actor, (work) => saveDraftIn(work, change, value));

/** Stores a draft as `saveDraft` does, as part of a larger transaction. */
export function saveDraftIn<T>(
	work: Work,
	change: Omit<ChangeOf<T>, "actor">,
	value: T,
): Promise<boolean> {
	const { document } = change;
	return changeIn(work, change, document.isLive ? "changed" : "drafted", (row) => {
		const draft = storedText(document, value, row);
		if (document.isLive) {
			const published = publishedAs(draft);
			return published === row.published ? undefined : { published };
		}
		return draft === (row.published ?? BACK_TO_DEFAULTS) ? noDraft : { draft };
	});
}

/**
 * Publishes a value at once, or the defaults if it is undefined, as part of a larger transaction. If visitors
 * don't read it already, an existing draft is dropped.
 */
export function publishIn<T>(
	work: Work,
	change: Omit<ChangeOf<T>, "actor">,
	action: string,
	value: T | undefined,
): Promise<boolean> {
	const { document } = change;
	const content = value ?? document.defaults();
	return changeIn(work, change, action, (row) => {
		const published = publishedAs(storedText(document, content, row));
		return published === row.published ? undefined : { published, ...noDraft };
	});
}

/** A copy of a value as it would come back from the database. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Publishes the draft now, or schedules it for `at`. */
export const publishDraft = <T>(change: ChangeOf<T>, at?: Date) =>
	changeStored(change, at ? "scheduled" : "published", ({ draft }) => {
		if (!draft) return undefined;
		return at ? { publishAt: at } : { published: publishedAs(draft), ...noDraft };
	});

/**
 * Changes what visitors read, and the draft if there is one. `next` returns undefined where it can't be made, which
 * then stays as it is.
 */
export const changeEverywhere = <T>(change: ChangeOf<T>, next: (value: T) => T | undefined) =>
	changeStored(change, "published", (row) => {
		const textAfter = (stored: string | null) => {
			const changed = next(valueIn(change.document, stored));
			return changed === undefined ? undefined : storedText(change.document, changed, row);
		};
		const text = textAfter(row.published);
		if (text === undefined) return undefined;
		const draft = row.draft && (textAfter(row.draft) ?? row.draft);
		return { published: publishedAs(text), ...(draft && draft !== text ? { draft } : noDraft) };
	});

/** Cancels the scheduled publication of a draft, which stays a draft. */
export const unscheduleDraft = <T>(change: ChangeOf<T>) =>
	changeStored(change, "unscheduled", ({ publishAt }) =>
		publishAt ? { publishAt: null } : undefined,
	);

/** Deletes the draft; what visitors read stays the same. */
export const discardDraft = <T>(change: ChangeOf<T>) =>
	changeStored(change, "discarded", ({ draft }) => (draft ? noDraft : undefined));

/** Makes the defaults the draft. */
export const draftDefaults = <T>(change: ChangeOf<T>) =>
	saveDraft(change, change.document.defaults());

/** The most versions of a document that the admin lists; older ones stay stored. */
const VERSIONS_MAX = 50;

/** The published versions of a document, newest first. */
export const documentVersions = ({ key }: Pick<ContentDocument<unknown>, "key">) =>
	database.documentVersion.findMany({
		where: { key },
		select: { id: true, who: true, createdAt: true },
		orderBy: { id: "desc" },
		take: VERSIONS_MAX,
	});

/** One published version of a document; undefined if there is no such version. */
export async function documentVersion<T>(document: ContentDocument<T>, id: number) {
	const version = await database.documentVersion.findFirst({ where: { id, key: document.key } });
	return version ? { ...version, value: valueIn(document, version.value) } : undefined;
}

/** The content of a document that visitors read at this moment. */
export async function visibleValue<T>(document: ContentDocument<T>): Promise<T> {
	return valueIn(document, (await readRow(database, document.key))?.published);
}

/** Makes an earlier version the draft. Returns false also if there is no such version. */
export async function restoreVersion<T>(change: ChangeOf<T>, id: number): Promise<boolean> {
	const version = await documentVersion(change.document, id);
	return version ? saveDraft(change, version.value) : false;
}

/** Publishes every scheduled draft that is due, and returns how many there were. */
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
