import { useSyncExternalStore } from "react";
import { href } from "react-router";

/**
 * Lets browsers that can fetch a page when a visitor is about to follow its link. What is not a
 * page, or costs a player, is left out.
 */
const rules = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					...["/media/*", "/admin/*", `${href("/videos")}/*`].map((path) => ({
						not: { href_matches: path },
					})),
				],
			},
			eagerness: "moderate",
		},
	],
});

const never = () => () => {};

/** Until the page is hydrated: from then on the links fetch what they lead to (ui/link.tsx). */
export function Prefetch() {
	const isHydrated = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return isHydrated ? null : <script type="speculationrules">{rules}</script>;
}
