/** An entry's values for the controls of its form, and the labels of the controls. */
import { everyWishLabel, type JoinValues } from "~/waiting-list/schema.ts";
import { formValuesOf } from "~/waiting-list/wishes.ts";

type Entry = Parameters<typeof formValuesOf>[0] & {
	name: string;
	email: string;
	phoneNumber: string;
};

export const entryValues = (entry: Entry) => ({
	...formValuesOf(entry),
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
} as const satisfies Partial<Record<keyof JoinValues, string>>;

export const entryLabels = (): Readonly<Record<string, string>> => ({
	...everyWishLabel(),
	...entryTexts,
});
