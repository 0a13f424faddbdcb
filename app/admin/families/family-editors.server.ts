/** Handles a family's forms if somebody else changed the same data since the page was rendered. */
import { data } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { saveDetails } from "~/families/commands.server.ts";
import { familyById } from "~/families/queries.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import {
	joinEditors,
	madeFromNow,
	OVERTAKEN,
	THIS_MOMENT,
} from "~/platform/forms/joined-editors.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import {
	detailsAnswers,
	detailsForm,
	detailsLabels,
	familyHidden,
	stepAnswers,
} from "./family-forms.ts";

type Parsed = Pick<ParsedForm<unknown>, "form" | "result" | "reply">;

/** Saves a family's details, merged with what somebody else changed; undefined if the family is gone. */
export async function saveFamily(id: number, parsed: Parsed, actor: Actor) {
	const family = await familyById(id);
	if (!family) return undefined;
	const joined = joinEditors(parsed, {
		schema: detailsForm,
		labels: detailsLabels,
		stored: detailsAnswers(family),
		shownName: familyHidden.shownDetails,
	});
	if (joined.response) return joined;
	const { intent: _, ...details } = joined.value;
	const outcome = await saveDetails(id, { details, revision: family.revision }, actor);
	if (outcome === "missing") return undefined;
	if (outcome === "overtaken") {
		return { response: parsed.reply({ formErrors: [THIS_MOMENT] }, 409) };
	}
	return { message: "The family is saved.", statusCode: 200 };
}

/** Responds that somebody else has planned the next step in the meantime, and shows what they wrote. */
export async function overtakenStep(id: number, parsed: Parsed) {
	const family = await familyById(id);
	if (!family) return undefined;
	const { nextStep, nextStepOn } = stepAnswers(family);
	const now = { shownStep: nextStep, shownOn: nextStepOn };
	const result = madeFromNow(parsed.result({ formErrors: [OVERTAKEN] }), now);
	const text = nextStepOn ? `${nextStep}, for ${dayInWords(nextStepOn)}` : nextStep;
	const theirs = [{ name: "nextStep", label: "Next step", text }];
	return { response: data({ result, theirs }, 409) };
}
