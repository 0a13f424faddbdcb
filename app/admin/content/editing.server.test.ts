import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { fingerprint } from "~/content/changes.server.ts";
import { documentState } from "~/content/drafts.server.ts";
import { programAt, withProgram } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { saveEdit } from "./editing.server.ts";
import { editingMessages, FROM } from "./editing.ts";

const by = { who: "maren", via: "admin" } as const;
const rules = { schema: z.object({ title: z.string() }), fields: ["title", FROM], maxBytes: 1_024 };

const programNow = async (key: string) => {
	const program = programAt((await documentState(programsDocument)).value, key);
	if (!program) throw new Error(`no program ${key}`);
	return program;
};

/** What a form that was made from a state of a program comes to. */
async function save(key: string, title: string, from: string) {
	const body = new URLSearchParams({ title, [FROM]: from });
	const parsed = await parseForm(new Request("http://localhost/", { method: "POST", body }), rules);
	if (parsed.response) throw new Error("refused");
	const answer = await saveEdit(parsed, {
		document: programsDocument,
		by,
		partOf: (content) => programAt(content, key),
		change: (content) => {
			const before = programAt(content, key);
			return before ? withProgram(content, { ...before, title }) : content;
		},
		back: "/admin/content/programs",
	});
	return answer instanceof Response
		? { status: answer.status }
		: { status: answer.init?.status, result: answer.data.result };
}

beforeEach(freshDatabase);

describe("a form of a part of a document", () => {
	test("is saved beside what others change of other parts", async () => {
		const [boarding, lessons] = await Promise.all([
			programNow("boarding"),
			programNow("private-lessons"),
		]);
		expect(await save("boarding", "Holidays", fingerprint(boarding))).toEqual({ status: 303 });
		expect(await save("private-lessons", "At home", fingerprint(lessons))).toEqual({ status: 303 });
		expect((await programNow("boarding")).title).toBe("Holidays");
		expect((await programNow("private-lessons")).title).toBe("At home");
	});

	test("comes back with what was typed where somebody changed the same part", async () => {
		const from = fingerprint(await programNow("boarding"));
		await save("boarding", "Theirs", from);
		const { status, result } = await save("boarding", "Mine", from);
		expect(status).toBe(409);
		expect(result?.error?.[""]).toEqual([editingMessages.changed]);
		expect(result?.initialValue).toMatchObject({ title: "Mine" });
		expect((await programNow("boarding")).title).toBe("Theirs");
	});

	test("stores nothing where nothing was changed", async () => {
		const program = await programNow("boarding");
		await save("boarding", program.title, fingerprint(program));
		expect((await documentState(programsDocument)).revision).toBe(0);
	});
});
