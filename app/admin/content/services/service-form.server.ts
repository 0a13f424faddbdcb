/** Reads the form of a card, and checks that the page it links to exists. */
import { pathOfLink } from "~/content/links.ts";
import { linkProblem, serviceFields, serviceFormSchema } from "~/content/offers/service-form.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { editFields, FORM_BYTES } from "../editing.ts";
import { pagesAmong } from "../site-pages.server.ts";

const rules = {
	schema: serviceFormSchema,
	fields: [...serviceFields, ...editFields, SUBMISSION_KEY],
	maxBytes: FORM_BYTES,
};

export async function readServiceForm(request: Request) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed;
	const path = pathOfLink(parsed.value.link);
	const problem = linkProblem(parsed.value, await pagesAmong(path ? [path] : []));
	if (!problem) return parsed;
	return { response: parsed.reply({ fieldErrors: { link: [problem] } }), form: parsed.form };
}
