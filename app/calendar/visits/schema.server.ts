/** The fields of the form with which a family asks for a visit, and the messages for invalid values. */
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { today } from "~/business/moments.ts";
import { ANOTHER_DAY, visitLimits, visitWays } from "~/business/visits.ts";
import { oneLine, requiredText, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { isPhone } from "~/platform/phone-number.server.ts";
import { isAskableDay, type OpenTime } from "./open-times.ts";

const problems = {
	when: "Please choose a time, or another day.",
	day: "Please choose a day from tomorrow on, within the next three months.",
	way: "Please choose how you would like to meet.",
	name: "Please provide your name.",
	get phone_number() {
		return `Please provide a phone number ${facts.trainer} can reach you at.`;
	},
} as const;

export const visitSchema = z
	.object({
		/** The day and time of an open time (`momentOf`), or another day. */
		when: writtenText(problems.when).regex(
			new RegExp(`^(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d|${ANOTHER_DAY})$`),
			problems.when,
		),
		day: writtenText(problems.day).default(""),
		way: z.enum(
			visitWays.map(({ value }) => value),
			problems.way,
		),
		name: requiredText(problems.name, "your name", visitLimits.name),
		phone_number: writtenText(() => problems.phone_number)
			.overwrite(oneLine)
			.max(visitLimits.phone_number, {
				error: tooLong("your phone number", visitLimits.phone_number),
				abort: true,
			})
			.refine(isPhone, { error: () => problems.phone_number }),
	})
	.check(({ value, issues }) => {
		if (value.when !== ANOTHER_DAY || isAskableDay(value.day, today())) return;
		issues.push({ code: "custom", path: ["day"], message: problems.day, input: value.day });
	});

export type VisitValues = z.output<typeof visitSchema>;

/** The day and time that a family asked for. The time is empty for another day. */
export function askedTime({ when, day }: VisitValues): OpenTime {
	if (when === ANOTHER_DAY) return { day, time: "" };
	return { day: when.slice(0, 10), time: when.slice(11) };
}
