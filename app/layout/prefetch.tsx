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

export function Prefetch() {
	return <script type="speculationrules">{rules}</script>;
}
