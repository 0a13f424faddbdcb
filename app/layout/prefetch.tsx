import { useSyncExternalStore } from "react";
import { href } from "react-router";

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

const never = () => () => {};

/** Only used until the page is hydrated. From then on the links themselves prefetch (ui/link.tsx). */
export function Prefetch() {
	const isHydrated = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return isHydrated ? null : <script type="speculationrules">{prefetchRules}</script>;
}
