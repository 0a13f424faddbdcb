/** An entry's values for the controls of its form, and the labels of the controls. */
import { everyWishLabel, type JoinAnswers } from "~/waiting-list/schema.ts";
import { answersOf } from "~/waiting-list/wishes.ts";

type Entry = Parameters<typeof answersOf>[0] & {
	name: string;
	email: string;
	phoneNumber: string;
};

export const entryAnswers = (entry: Entry) => ({
	...answersOf(entry),
	name: entry.name,
	email: entry.email,
	phone_number: entry.phoneNumber,
});

export const entryTexts = {
	name: "Name",
	email: "Email",
	phone_number: "Phone number",
	other_breeds: "Other breeds",
	size: "Size",
	sex: "Sex",
	when: "When",
	budget: "The most they would pay",
	message: "What else they said",
} as const satisfies Partial<Record<keyof JoinAnswers, string>>;

export const entryLabels = (): Readonly<Record<string, string>> => ({
	...everyWishLabel(),
	...entryTexts,
});
