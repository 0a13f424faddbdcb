/** The trainer's way from a draft to what visitors read, and back. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import type { ContentDocument, DocumentState } from "./document.ts";
import { readStored } from "./published.server.ts";

/** Content belongs to no row that the record of changes could name. */
const SUBJECT_ID = 0;

/** Versions of a document that can be looked at; older ones stay stored. */
export const VERSIONS_MAX = 50;

/** A change that somebody makes to the state with this revision. */
export interface ChangeOf<T> {
	document: ContentDocument<T>;
	/** The revision that the change was made from. */
	revision: number;
	by: Actor;
}

const readRow = (client: Client, key: string) =>
	client.contentDocument.findUnique({ where: { key } });

/** A document as its form shows it. */
export async function documentState<T>(document: ContentDocument<T>): Promise<DocumentState<T>> {
	const row = await readRow(database, document.key);
	const stored = row?.draft ?? row?.published;
	const value = stored ? readStored(document, JSON.parse(stored)) : undefined;
	return {
		value: value ?? document.defaults(),
		revision: row?.revision ?? 0,
		hasDraft: Boolean(row?.draft),
		isChanged: Boolean(row?.published),
		publishAt: row?.publishAt ?? null,
	};
}

interface Stored {
	published?: string | null;
	draft?: string | null;
	publishAt?: Date | null;
}

/** Makes a change in one transaction; false, and nothing stored, where somebody else was first. */
function change<T>(
	{ document: { key, label }, revision, by }: ChangeOf<T>,
	action: string,
	next: (row: Stored) => Stored,
): Promise<boolean> {
	return transaction(async (client) => {
		const row = await readRow(client, key);
		if ((row?.revision ?? 0) !== revision) return false;
		const before: Stored = row ?? {};
		const after = next(before);
		await client.contentDocument.upsert({
			where: { key },
			create: { key, ...after },
			update: { ...after, revision: { increment: 1 } },
			select: { key: true },
		});
		await recordChange(client, by, {
			action,
			kind: "content",
			subjectId: SUBJECT_ID,
			subject: label,
		});
		if (after.published !== undefined && after.published !== (before.published ?? null)) {
			await client.documentVersion.create({
				data: { key, value: after.published, who: by.who },
				select: { id: true },
			});
			await raiseContentVersion(client);
		}
		return true;
	});
}

/** Stores what is being written; visitors read what they read before. */
export const saveDraft = <T>(of: ChangeOf<T>, value: T) =>
	change(of, "drafted", () => ({ draft: JSON.stringify(value) }));

/** Has visitors read the draft, now or at a later moment. */
export const publishDraft = <T>(of: ChangeOf<T>, at?: Date) =>
	at
		? change(of, "scheduled", () => ({ publishAt: at }))
		: change(of, "published", ({ draft, published }) => ({
				published: draft ?? published ?? null,
				draft: null,
				publishAt: null,
			}));

/** Throws the draft away; visitors read what they read before. */
export const discardDraft = <T>(of: ChangeOf<T>) =>
	change(of, "discarded", () => ({ draft: null, publishAt: null }));

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

/** Makes an earlier version the draft; false also where there is no such version. */
export async function restoreVersion<T>(of: ChangeOf<T>, id: number): Promise<boolean> {
	const { document } = of;
	const version = await database.documentVersion.findFirst({ where: { id, key: document.key } });
	if (!version) return false;
	const value = version.value ? readStored(document, JSON.parse(version.value)) : undefined;
	return saveDraft(of, value ?? document.defaults());
}

/** Publishes every draft whose moment has come; how many there were. */
export async function publishDue(
	documents: readonly ContentDocument<unknown>[],
	now: Date,
	by: Actor,
): Promise<number> {
	const due = await database.contentDocument.findMany({
		where: { publishAt: { lte: now } },
		select: { key: true, revision: true },
	});
	let count = 0;
	for (const { key, revision } of due) {
		const document = documents.find((one) => one.key === key);
		if (document && (await publishDraft({ document, revision, by }))) count += 1;
	}
	return count;
}
