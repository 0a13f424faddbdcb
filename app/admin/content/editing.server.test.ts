import type { SubmissionResult } from "@conform-to/react";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ProgramsContent, StoredProgram } from "~/business/program.ts";
import { changeDraft } from "~/content/changes.server.ts";
import { documentState } from "~/content/drafts.server.ts";
import { takenBack } from "~/content/offers/offer-list.ts";
import {
	changeProgramByButton,
	movedTo,
	PROGRAMS_FULL,
	PROGRAMS_MAX,
	programAt,
	programHaving,
	programsFull,
	withProgram,
} from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { localMoment } from "~/content/publishing.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { saveEdit } from "./editing.server.ts";
import { type Conflict, editFields, editingMessages, FROM } from "./editing.ts";
import { madeFrom } from "./joined.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const rules = {
	schema: z.object({ title: z.string().max(20, "Too long.") }),
	fields: ["title", ...editFields],
	maxBytes: 1_024,
};

const programNow = async (key: string) => {
	const program = programAt((await documentState(programsDocument)).value, key);
	if (!program) throw new Error(`no program ${key}`);
	return program;
};

interface EditResponse {
	status: number | undefined;
	result?: SubmissionResult;
	conflict?: Conflict | undefined;
}

/** The status of a response and, unless it is a redirect, its data. */
function summaryOf(answer: Awaited<ReturnType<typeof saveEdit>>): EditResponse {
	if (answer instanceof Response) return { status: answer.status };
	const response: Omit<EditResponse, "status"> = answer.data;
	return { status: answer.init?.status, ...response };
}

/** The answers of a program's form in these tests. */
const answersOf = ({ title }: StoredProgram) => ({ title });
const printOf = async (key: string) => madeFrom(answersOf(await programNow(key)));

/** The options with which a program's form is saved. */
const program = (key: string) => ({
	document: programsDocument,
	actor,
	schema: rules.schema,
	words: { labels: { title: "Name in lists" } },
	answersOf,
	partOf: (content: ProgramsContent) => programAt(content, key),
	full: programsFull,
	back: "/admin/content/programs",
	trash: "/admin/content/programs#trash",
});

/** The hidden field of a form that was returned. */
const madeFromIn = (result?: SubmissionResult) => String(result?.initialValue?.[FROM]);

/** Submits a form that was rendered from a certain state of a program; `bar` is what the bar's button adds. */
async function save(key: string, title: string, from: string, bar: Record<string, string> = {}) {
	const body = new URLSearchParams({ title, [FROM]: from, ...bar });
	const parsed = await parseForm(new Request("http://localhost/", { method: "POST", body }), rules);
	const answer = await saveEdit(parsed, {
		...program(key),
		change: (content, answers) => {
			const before = programAt(content, key);
			return before ? withProgram(content, { ...takenBack(before), ...answers }) : content;
		},
	});
	return summaryOf(answer);
}

/** Submits a form that gives a program another address. */
async function move(key: string, slug: string) {
	const from = await printOf(key);
	const body = new URLSearchParams({ title: slug, [FROM]: from });
	const parsed = await parseForm(new Request("http://localhost/", { method: "POST", body }), rules);
	if (parsed.response) throw new Error("refused");
	const answer = await saveEdit(parsed, {
		...program(key),
		problemIn: (content) =>
			programHaving(content, slug, key) ? { title: ["It is taken."] } : undefined,
		change: (content) => {
			const before = programAt(content, key);
			return before ? withProgram(content, movedTo(before, slug)) : content;
		},
	});
	return summaryOf(answer);
}

beforeEach(freshDatabase);

describe("a form for a part of a document", () => {
	test("is saved along with what others change in other parts", async () => {
		const [boarding, lessons] = [await printOf("boarding"), await printOf("private-lessons")];
		expect(await save("boarding", "Holidays", boarding)).toEqual({ status: 303 });
		expect(await save("private-lessons", "At home", lessons)).toEqual({ status: 303 });
		expect((await programNow("boarding")).title).toBe("Holidays");
		expect((await programNow("private-lessons")).title).toBe("At home");
	});

	test("is returned with what was typed if somebody changed the same part", async () => {
		const from = await printOf("boarding");
		await save("boarding", "Theirs", from);
		const { status, result, conflict } = await save("boarding", "Mine", from);
		expect(status).toBe(409);
		expect(result?.error?.[""]).toEqual([editingMessages.changed]);
		expect(result?.initialValue).toMatchObject({ title: "Mine" });
		expect((await programNow("boarding")).title).toBe("Theirs");
		expect(conflict?.differences).toEqual([{ where: "Name in lists", from: "Theirs", to: "Mine" }]);
		expect(await save("boarding", "Mine", madeFromIn(result))).toEqual({ status: 303 });
		expect((await programNow("boarding")).title).toBe("Mine");
	});

	test("keeps showing what somebody else wrote until it is saved, whatever else is wrong with it", async () => {
		const from = await printOf("boarding");
		await save("boarding", "Theirs", from);
		const seen = madeFromIn((await save("boarding", "Mine", from)).result);
		const long = "Mine, and too long to be saved";
		const again = await save("boarding", long, seen);
		expect(again.status).toBe(400);
		expect(again.result?.error).toEqual({ title: ["Too long."] });
		expect(madeFromIn(again.result)).toBe(seen);
		expect(again.conflict).toEqual({
			differences: [{ where: "Name in lists", from: "Theirs", to: long }],
		});
		// The answer now matches theirs, so there is nothing left to decide.
		expect((await save("boarding", `Theirs${" ".repeat(30)}`, seen)).conflict?.differences).toEqual(
			[],
		);
		expect(await save("boarding", "Mine", seen)).toEqual({ status: 303 });
	});

	test("takes nothing out of the trash into a full list", async () => {
		await changeDraft({ document: programsDocument, actor }, (content) =>
			changeProgramByButton(content, "delete", { id: "boarding", now: new Date() }),
		);
		const boarding = await programNow("boarding");
		await changeDraft({ document: programsDocument, actor }, (content) => ({
			...content,
			programs: [
				...content.programs,
				...Array.from({ length: PROGRAMS_MAX }, (_, index) => ({
					...takenBack(boarding),
					key: `more-${index}`,
				})),
			],
		}));
		const { status, result } = await save("boarding", "Mine", madeFrom(answersOf(boarding), true));
		expect(status).toBe(400);
		expect(result?.error?.[""]).toEqual([PROGRAMS_FULL]);
		expect((await programNow("boarding")).deletedAt).toBeDefined();
	});

	test("causes no conflict if both wrote the same", async () => {
		const from = await printOf("boarding");
		await save("boarding", "Ours", from);
		expect(await save("boarding", "Ours", from)).toEqual({ status: 303 });
	});

	test("reports that its part was deleted in the meantime", async () => {
		const from = await printOf("boarding");
		await changeDraft({ document: programsDocument, actor }, (content) =>
			changeProgramByButton(content, "delete", { id: "boarding", now: new Date() }),
		);
		const { status, result, conflict } = await save("boarding", "Mine", from);
		expect(status).toBe(409);
		expect(result?.error?.[""]).toEqual([editingMessages.deleted]);
		expect(result?.initialValue).toMatchObject({ title: "Mine" });
		expect(conflict).toMatchObject({ differences: [], trash: "/admin/content/programs#trash" });
		expect((await programNow("boarding")).deletedAt).toBeDefined();
		expect(await save("boarding", "Mine", madeFromIn(result))).toEqual({ status: 303 });
		const after = await programNow("boarding");
		expect(after.title).toBe("Mine");
		expect(after.deletedAt).toBeUndefined();
	});

	test("returns what was typed if its part no longer exists", async () => {
		const saving = save("never-was", "Mine", "");
		await expect(saving).rejects.toMatchObject({
			init: { status: 404 },
			data: { typed: [{ label: "Name in lists", text: "Mine" }] },
		});
	});

	test("is rejected if somebody takes the same address at the same moment", async () => {
		const answers = await Promise.all([
			move("boarding", "dog-hotel"),
			move("private-lessons", "dog-hotel"),
		]);
		const refused = answers.filter(({ status }) => status !== 303);
		expect(refused).toHaveLength(1);
		expect(refused[0]?.result?.error).toEqual({ title: ["It is taken."] });
	});

	test("is saved before the button that publishes acts on it", async () => {
		const from = await printOf("boarding");
		const revision = "0";
		const later = {
			intent: "schedule",
			revision,
			at: localMoment(new Date(Date.now() + 86_400_000)),
		};
		expect(await save("boarding", "Later", from, later)).toEqual({ status: 303 });
		const scheduled = await documentState(programsDocument);
		expect([scheduled.revision, Boolean(scheduled.publishAt)]).toEqual([2, true]);
		const waiting = { intent: "unschedule", revision: "2" };
		await save("boarding", "Waiting", await printOf("boarding"), waiting);
		expect((await documentState(programsDocument)).publishAt).toBeNull();
		const now = { intent: "publish", revision: "4" };
		await save("boarding", "Now", await printOf("boarding"), now);
		const after = await documentState(programsDocument);
		expect([after.hasDraft, after.isChanged]).toEqual([false, true]);
		expect((await programNow("boarding")).title).toBe("Now");
	});

	test("is not published if it is not accepted, or if the time to publish it has passed", async () => {
		const from = await printOf("boarding");
		const now = { intent: "publish", revision: "0" };
		const past = { intent: "schedule", revision: "0", at: "2020-01-01T08:00" };
		for (const [title, bar] of [
			["Much too long to be a title", now],
			["Mine", past],
		] as const) {
			const { status, result } = await save("boarding", title, from, bar);
			expect(status).toBe(400);
			expect(result?.initialValue).toMatchObject({ title });
		}
		expect((await documentState(programsDocument)).revision).toBe(0);
	});

	test("is saved but not published along with what somebody else wrote meanwhile", async () => {
		const [boarding, lessons] = [await printOf("boarding"), await printOf("private-lessons")];
		await save("private-lessons", "Theirs", lessons);
		const now = { intent: "publish", revision: "0" };
		expect(await save("boarding", "Mine", boarding, now)).toEqual({ status: 303 });
		expect((await programNow("boarding")).title).toBe("Mine");
		const { hasDraft, isChanged } = await documentState(programsDocument);
		expect([hasDraft, isChanged]).toEqual([true, false]);
	});

	test("stores nothing if nothing was changed", async () => {
		const { title } = await programNow("boarding");
		await save("boarding", title, await printOf("boarding"));
		expect((await documentState(programsDocument)).revision).toBe(0);
	});
});
