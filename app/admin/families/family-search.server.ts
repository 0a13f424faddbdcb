/** Forms that ask for a family with a `FamilyChoice`: the choices, and the search among all families. */
import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import type { z } from "zod";
import { FAMILY_SEARCH, FAMILY_SEARCH_MAX } from "~/families/list-address.ts";
import { asWritten, type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { readId } from "~/platform/ids.ts";
import { readLine } from "~/platform/list-parameters.ts";
import { familyChoices } from "~/sales/choices.server.ts";
import { saveFailed } from "../failures.server.ts";

type Choice = Awaited<ReturnType<typeof familyChoices>>["families"][number];

/** A form that comes back. */
type Back<Refused> = ReturnType<typeof data<Refused>>;

/** What a form that came back offers besides the choices that the page has. */
export interface FoundFamilies {
	/** The search, and how many families it found. */
	search: string;
	matches: number;
	families: readonly Choice[];
	/** The value of the family that is chosen. */
	chosen: string;
}

/**
 * Reads a form and calls `save` with it, as `withForm` does. A search comes back with what it found, whatever else is
 * written: the Enter key searches if the search field isn't empty, Find always, and Save never. Whenever the form comes
 * back, the family that was chosen is among the choices.
 */
export async function withFamilySearch<
	Schema extends z.ZodType,
	Refused extends { result: SubmissionResult },
>(
	request: Request,
	{ schema, hidden = [] }: { schema: Schema; hidden?: readonly string[] },
	message: string,
	save: (parsed: ParsedForm<z.output<Schema>>) => Promise<Response | Back<Refused>>,
) {
	const rules = { schema, hidden: [...hidden, FAMILY_SEARCH, "intent"] };
	const parsed = await parseForm(request, rules);
	const intent = parsed.form.get("intent");
	const searched = intent === "save" ? "" : String(parsed.form.get(FAMILY_SEARCH) ?? "");
	const search = readLine(searched, FAMILY_SEARCH_MAX);
	const response =
		search || intent === "find"
			? undefined
			: (parsed.response ??
				(await save(parsed).catch((error: unknown) => saveFailed(parsed, message, error))));
	if (response instanceof Response) return response;
	const { familyId: returned } = response?.data.result.initialValue ?? {};
	const written = String(returned ?? parsed.form.get("familyId") ?? "");
	const { families, matches } = await familyChoices(search, readId(written));
	const [only, ...others] = matches;
	const chosen = only && others.length === 0 ? only.value : written;
	const found: FoundFamilies = { search, matches: matches.length, families, chosen };
	const { data: shown, init } = response ?? asWritten(parsed.form, schema, { familyId: chosen });
	return data({ ...shown, found }, init ?? {});
}
