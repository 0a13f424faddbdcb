import type { SubmissionResult } from "@conform-to/react";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { type Conflict, FROM } from "../content/editing.ts";
import { madeFrom } from "../content/joined.server.ts";
import { saveJoined } from "./save-joined.server.ts";

const schema = z.object({
	phone: z.string().max(12, "Too long.").optional(),
	city: z.string().optional(),
});
type Answers = z.output<typeof schema>;

interface SaveResponse {
	status: number | undefined;
	result?: SubmissionResult;
	conflict?: Conflict;
}

/** Settings in memory, with a function that submits a form rendered from `from`. */
function settings(stored: Answers) {
	let now = stored;
	async function save(answers: Record<string, string>, from: string): Promise<SaveResponse> {
		const body = new URLSearchParams({ ...answers, [FROM]: from });
		const request = new Request("http://localhost/", { method: "POST", body });
		const rules = { schema, fields: ["phone", "city", FROM], maxBytes: 1_024 };
		const answer = await saveJoined(await parseForm(request, rules), {
			schema,
			words: { labels: { phone: "Phone", city: "City" } },
			answersOf: (answers) => ({ ...answers }),
			store(join) {
				now = join({ ...now }) ?? now;
				return Promise.resolve();
			},
			back: "/admin/settings",
		});
		if (answer instanceof Response) return { status: answer.status };
		const reply: { result: SubmissionResult; conflict?: Conflict } = answer.data;
		return { status: answer.init?.status, ...reply };
	}
	return { save, stored: () => now };
}

test("a setting that two editors changed shows what the first one wrote until the second one saves", async () => {
	const { save, stored } = settings({ phone: "555 0100", city: "Ely" });
	const from = madeFrom({ phone: "555 0100", city: "Ely" });
	await save({ phone: "555 0111", city: "Ely" }, from);
	const second = await save({ phone: "555 0122", city: "Ely" }, from);
	expect(second.status).toBe(409);
	const seen = String(second.result?.initialValue?.[FROM]);
	const refused = await save({ phone: "555 0122 ext. 9", city: "Ely" }, seen);
	expect(refused.status).toBe(400);
	expect(refused.result?.initialValue?.[FROM]).toBe(seen);
	expect(refused.conflict).toEqual({
		differences: [{ where: "Phone", from: "555 0111", to: "555 0122 ext. 9" }],
	});
	expect(await save({ phone: "555 0122", city: "Ely" }, seen)).toEqual({ status: 303 });
	expect(stored()).toEqual({ phone: "555 0122", city: "Ely" });
});
