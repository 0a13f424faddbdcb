/** What the list of families says about itself. */
import { href } from "react-router";
import {
	FAMILY_COUNT_MAX,
	type FamilyFilter,
	type FamilyListView,
	familyListAddress,
} from "~/families/list-address.ts";
import { stages } from "~/families/stages.ts";

export const filters: readonly { key: FamilyFilter; name: string }[] = [
	{ key: "all", name: "All" },
	{ key: "waiting for an answer", name: "Wait for an answer" },
	{ key: "due", name: "Next step due" },
	...stages.map(({ key, label }) => ({ key, name: label })),
];

/** "12", or "1,000+" from where nobody counts on. */
export const shortCount = (count: number) =>
	count > FAMILY_COUNT_MAX
		? `${FAMILY_COUNT_MAX.toLocaleString("en-US")}+`
		: count.toLocaleString("en-US");

const nothingThere: Partial<Record<FamilyFilter, string>> = {
	"waiting for an answer": "Nobody waits for an answer.",
	due: "No next step is due.",
};

/** What stands in place of an empty list, and where to go on. */
export function emptyWords(
	{ show, view, search }: FamilyListView,
	{ further, isNobody }: { further?: string; isNobody: boolean },
): { message: string; action: { href: string; label: string } } {
	if (search && further) {
		return {
			message: `No family with “${search}” so far, and there are more to look through.`,
			action: { href: further, label: "Look further" },
		};
	}
	if (search) {
		return {
			message: `No family with “${search}” here. Fewer words, or their beginnings, find more.`,
			action: { href: familyListAddress({ view }), label: "All families" },
		};
	}
	if (isNobody) {
		return {
			message: "No families yet. Everybody who writes becomes one.",
			action: { href: href("/contact-us"), label: "See the contact form" },
		};
	}
	return {
		message: nothingThere[show] ?? "No family is at this stage.",
		action: { href: familyListAddress({ view }), label: "All families" },
	};
}
