import { href } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * Speculation rules: browsers that support them fetch a page when a visitor is about to follow its link.
 * Addresses that are not pages, pages with a video player, and the admin are excluded.
 */
export const prefetchRules = JSON.stringify({
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

/** Only used until the page is hydrated. From then on the links themselves prefetch (ui/link.tsx). */
export function Prefetch() {
	return useHydrated() ? null : <script type="speculationrules">{prefetchRules}</script>;
}
