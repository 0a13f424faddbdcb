/** Reads the form that moves several families at once. */
import { z } from "zod";
import { type Stage, stageKeys } from "~/families/stages.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { CHOSEN } from "./bulk-form.tsx";

const schema = z.object({ intent: z.enum(["move", "archive"]), to: z.enum(stageKeys).optional() });
const rules = { schema, fields: RegExp(`^(intent|to|${CHOSEN}\\d{1,10})$`) };

/** The ids of the chosen families, and the stage to move them to; undefined if the form is invalid. */
export async function readBulkForm(
	request: Request,
): Promise<{ ids: number[]; to: Stage | undefined } | undefined> {
	const { value, form } = await parseForm(request, rules);
	if (!value) return undefined;
	const chosen = [...form.keys()].filter((name) => name.startsWith(CHOSEN));
	const ids = chosen.flatMap((name) => readId(name.slice(CHOSEN.length)) ?? []);
	return { ids, to: value.intent === "archive" ? "not now" : value.to };
}
