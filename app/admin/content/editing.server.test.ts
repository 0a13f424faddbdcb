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
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { saveEdit } from "./editing.server.ts";
import { type Conflict, editingMessages, FROM } from "./editing.ts";
import { madeFrom } from "./joined.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const rules = {
	schema: z.object({ title: z.string().max(20, "Too long.") }),
	fields: ["title", FROM],
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

/** What an answer says; of one that leads on, nothing but its status. */
function told(answer: Awaited<ReturnType<typeof saveEdit>>): EditResponse {
	if (answer instanceof Response) return { status: answer.status };
	const response: Omit<EditResponse, "status"> = answer.data;
	return { status: answer.init?.status, ...response };
}

/** What a program's form asks here. */
const answersOf = ({ title }: StoredProgram) => ({ title });
const printOf = async (key: string) => madeFrom(answersOf(await programNow(key)));

/** How the form of a program is saved. */
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

/** What a form that came back is made from. */
const madeFromIn = (result?: SubmissionResult) => String(result?.initialValue?.[FROM]);

/** What a form that was made from a state of a program comes to. */
async function save(key: string, title: string, from: string) {
	const body = new URLSearchParams({ title, [FROM]: from });
	const parsed = await parseForm(new Request("http://localhost/", { method: "POST", body }), rules);
	const answer = await saveEdit(parsed, {
		...program(key),
		change: (content, answers) => {
			const before = programAt(content, key);
			return before ? withProgram(content, { ...takenBack(before), ...answers }) : content;
		},
	});
	return told(answer);
}

/** What a form that gives a program another address comes to. */
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
	return told(answer);
}

beforeEach(freshDatabase);

describe("a form of a part of a document", () => {
	test("is saved beside what others change of other parts", async () => {
		const [boarding, lessons] = [await printOf("boarding"), await printOf("private-lessons")];
		expect(await save("boarding", "Holidays", boarding)).toEqual({ status: 303 });
		expect(await save("private-lessons", "At home", lessons)).toEqual({ status: 303 });
		expect((await programNow("boarding")).title).toBe("Holidays");
		expect((await programNow("private-lessons")).title).toBe("At home");
	});

	test("comes back with what was typed where somebody changed the same part", async () => {
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

	test("shows what somebody else wrote until it is saved, whatever else is wrong with it", async () => {
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
		// What they wrote is taken over: there is nothing more to choose.
		expect((await save("boarding", `Theirs${" ".repeat(30)}`, seen)).conflict?.differences).toEqual(
			[],
		);
		expect(await save("boarding", "Mine", seen)).toEqual({ status: 303 });
	});

	test("takes nothing back into a list that is full", async () => {
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

	test("is no conflict where both wrote the same", async () => {
		const from = await printOf("boarding");
		await save("boarding", "Ours", from);
		expect(await save("boarding", "Ours", from)).toEqual({ status: 303 });
	});

	test("says that what it is about was deleted meanwhile", async () => {
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

	test("gives back what was typed where what it is about is nowhere any more", async () => {
		const saving = save("never-was", "Mine", "");
		await expect(saving).rejects.toMatchObject({
			init: { status: 404 },
			data: { typed: [{ label: "Name in lists", text: "Mine" }] },
		});
	});

	test("is told where somebody took the same address at the same moment", async () => {
		const answers = await Promise.all([
			move("boarding", "dog-hotel"),
			move("private-lessons", "dog-hotel"),
		]);
		const refused = answers.filter(({ status }) => status !== 303);
		expect(refused).toHaveLength(1);
		expect(refused[0]?.result?.error).toEqual({ title: ["It is taken."] });
	});

	test("stores nothing where nothing was changed", async () => {
		const { title } = await programNow("boarding");
		await save("boarding", title, await printOf("boarding"));
		expect((await documentState(programsDocument)).revision).toBe(0);
	});
});
