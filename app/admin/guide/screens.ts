/** Screens by the beginning of their addresses, with the pages (docs/guide). The first one that fits counts. */
const pages: readonly (readonly [screen: RegExp, task: string])[] = [
	[/^first-steps/, "the-first-hour"],
	[/^families\/messages/, "find-a-message"],
	[/^families\/(new|\d+\/contacted)/, "note-a-call"],
	[/^(families|replies|search)/, "answer-a-family"],
	[/^(waiting-list|puppies\/\d+\/waiting)/, "keep-the-waiting-list"],
	[/^reservations/, "reserve-a-puppy"],
	[/^puppies\/litter/, "add-a-litter"],
	[/^puppies/, "add-a-puppy"],
	[/^calendar/, "plan-your-calendar"],
	[/^figures/, "follow-the-money"],
	[/^letters/, "write-your-letters"],
	[/^account/, "sign-in-safely"],
	[/^settings\/samples/, "remove-the-sample-content"],
	[/^settings\/import-export/, "carry-everything-to-another-site"],
	[/^settings\/prices/, "change-prices"],
	[/^(settings\/mail|status)/, "say-where-email-comes-from"],
	[/^settings/, "say-who-you-are"],
	[/^photos/, "add-a-picture"],
	[/^videos/, "add-a-video"],
	[/^content\/lists\/pages/, "make-a-page-of-your-own"],
	[/^content\/lists\/programs/, "say-what-you-offer"],
	[/^content\/lists/, "show-praise"],
	[/^content\/people/, "tell-who-works-here"],
	[/^content\/site/, "show-your-logo-and-your-face"],
	[/^content\/[^/]+\/history/, "go-back-to-earlier-words"],
	[/^(content|site)/, "change-a-text-or-a-picture"],
	[/^$/, "see-what-today-needs"],
];

/** The page about the screen with this path; undefined for the guide itself. */
export function guideTaskOf(path: string): string | undefined {
	const screen = path.replace(/^\/admin\/?/, "");
	return pages.find(([begins]) => begins.test(screen))?.[1];
}
