import { href } from "react-router";
import { privacy } from "~/business/privacy.ts";
import type { TextPage } from "./teller.ts";

/** What the site stores of visitors. */
export const privacyTexts = {
	key: "privacy",
	label: "Privacy",
	path: href("/privacy"),
	tell: (tell) => {
		tell.group("Top of the page");
		const title = tell.line("title", "Title", privacy.title);
		const lead = tell.text("lead", "Under the title", privacy.lead);
		tell.group("Parts");
		const sections = tell.items(
			"part",
			"Part",
			privacy.sections,
			{ more: 3 },
			(say, sample, index) => ({
				id: sample?.id ?? `part-${index + 1}`,
				title: say.line("title", "Heading", sample?.title ?? ""),
				paragraphs: say.paragraphs("text", "Text", sample?.paragraphs ?? []),
			}),
		);
		tell.group("End of the page");
		const next = tell.line("next", "Above the last button", privacy.next);
		tell.group("For search engines");
		const description = tell.text("description", "What the page is about", privacy.description);
		return { title, lead, description, sections, next };
	},
} satisfies TextPage<object>;
