/** Forms that ask for a family with a `FamilyChoice`: the choices, and the search among all families. */
import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import type { z } from "zod";
import { FAMILY_SEARCH, FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { namesIn } from "~/platform/forms/known-values.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { saveFailed } from "../failures.server.ts";

/**
 * The text of a search for a family; empty if there is no search. The Enter key searches if the search
 * field isn't empty; the Save button always saves.
 */
function searchIn(form: FormData): string {
	if (form.get("intent") === "save") return "";
	const search = form.get(FAMILY_SEARCH);
	return typeof search === "string" ? readLine(search, FAMILY_SEARCH_MAX) : "";
}

type Choice = Awaited<ReturnType<typeof familyChoices>>["families"][number];

/** The form as it was filled in, with the family that a search found, if it found only one. */
function filledIn(form: FormData, schema: z.ZodType, [only, ...more]: readonly Choice[]) {
	const initialValue: Record<string, string> = {};
	for (const name of [...namesIn(schema), BASE]) initialValue[name] = String(form.get(name) ?? "");
	if (only && more.length === 0) initialValue.familyId = only.value;
	return data({ result: { status: "success" as const, initialValue } });
}

/** What a form that came back offers besides the choices that the page has. */
export interface FoundFamilies {
	/** The search, and how many families it found. */
	search: string;
	matches: number;
	families: readonly Choice[];
	/** The value of the family that is chosen. */
	chosen: string;
}

interface Rules<Schema extends z.ZodType> {
	schema: Schema;
	/** The names of further hidden fields. */
	hidden?: readonly string[];
}

/** A form that comes back. */
interface Back<Refused> {
	data: Refused;
	init: ResponseInit | null;
}

/**
 * Reads a form and calls `save` with it, as `withForm` does. A search comes back with what it found, whatever else is
 * written. Whenever the form comes back, the family that was chosen is among the choices.
 */
export async function withFamilySearch<
	Schema extends z.ZodType,
	Refused extends { result: SubmissionResult },
>(
	request: Request,
	{ schema, hidden = [] }: Rules<Schema>,
	message: string,
	save: (parsed: ParsedForm<z.output<Schema>>) => Promise<Response | Back<Refused>>,
) {
	const rules = { schema, hidden: [...hidden, FAMILY_SEARCH, "intent"] };
	const parsed = await parseForm(request, rules);
	const search = searchIn(parsed.form);
	const matches = search ? (await familyChoices(search)).families : [];
	const response = search
		? filledIn(parsed.form, schema, matches)
		: (parsed.response ??
			(await save(parsed).catch((error: unknown) => saveFailed(parsed, message, error))));
	if (response instanceof Response) return response;
	const { familyId } = response.data.result.initialValue ?? {};
	const chosen = typeof familyId === "string" ? familyId : "";
	const { families } = await familyChoices(search, readId(chosen));
	const found: FoundFamilies = { search, matches: matches.length, families, chosen };
	return data({ ...response.data, found }, response.init ?? {});
}
