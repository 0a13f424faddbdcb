/** What was saved of the business, as the controls of its form have it. */
import { hoursDefaults, weekdays } from "../business/hours.ts";
import type { PublicSettings } from "../platform/public-settings.ts";
import { exceptionNames, hoursNames } from "./business-schema.ts";

type Business = PublicSettings["business"];

export function businessAnswers({
	hours = hoursDefaults,
	exceptions = [],
	prices: _,
	...texts
}: Business) {
	const answers: Record<string, string> = {};
	for (const [name, text] of Object.entries(texts)) if (text) answers[name] = text;
	for (const index of weekdays.keys()) {
		const names = hoursNames(index);
		answers[names.opens] = hours[index]?.opens ?? "";
		answers[names.closes] = hours[index]?.closes ?? "";
	}
	for (const [index, exception] of exceptions.entries()) {
		const names = exceptionNames(index);
		answers[names.day] = exception.day;
		answers[names.lastDay] = exception.lastDay === exception.day ? "" : exception.lastDay;
		answers[names.opens] = exception.opens;
		answers[names.closes] = exception.closes;
		answers[names.name] = exception.name;
	}
	return answers;
}
