/** Texts of the list of families: filters, counts and empty states. */
import { href } from "react-router";
import {
	type FamilyFilter,
	type FamilyListView,
	familyListAddress,
} from "~/families/list-address.ts";
import { stages } from "~/families/stages.ts";

export const filters: readonly { key: FamilyFilter; name: string }[] = [
	{ key: "all", name: "All" },
	{ key: "waiting for an answer", name: "Waiting for an answer" },
	{ key: "due", name: "Next step due" },
	...stages.map(({ key, label }) => ({ key, name: label })),
];

const nothingThere: Partial<Record<FamilyFilter, string>> = {
	"waiting for an answer": "Nobody is waiting for an answer.",
	due: "No next step is due.",
};

/** The message of an empty list, and the link below it. */
export function emptyText(
	{ show, view, search }: FamilyListView,
	{ further, isNobody }: { further?: string; isNobody: boolean },
): { message: string; action: { href: string; label: string } } {
	if (search && further) {
		return {
			message: `No family with “${search}” so far, but there are more to look through.`,
			action: { href: further, label: "Search further" },
		};
	}
	if (search) {
		return {
			message: `No family with “${search}” here. Try fewer words, or just the beginning of a word.`,
			action: { href: familyListAddress({ view }), label: "All families" },
		};
	}
	if (isNobody) {
		return {
			message: "No families yet. Everybody who writes to you appears here.",
			action: { href: href("/contact-us"), label: "See the contact form" },
		};
	}
	return {
		message: nothingThere[show] ?? "No family is at this stage.",
		action: { href: familyListAddress({ view }), label: "All families" },
	};
}
