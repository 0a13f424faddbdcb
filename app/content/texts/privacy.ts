import { href } from "react-router";
import { privacy } from "~/business/privacy.ts";
import type { TextPage } from "./page-fields.ts";

/** The page about what the site stores about visitors. */
export const privacyTexts = {
	key: "privacy",
	label: "Privacy",
	path: href("/privacy"),
	words: (fields) => {
		fields.group("Top of the page");
		const title = fields.line("title", "Title", privacy.title);
		const lead = fields.text("lead", "Under the title", privacy.lead);
		fields.group("Parts");
		const sections = fields.items(
			"part",
			"Part",
			privacy.sections,
			{ more: 3 },
			(item, sample, index) => ({
				id: sample?.id ?? `part-${index + 1}`,
				title: item.line("title", "Heading", sample?.title ?? ""),
				paragraphs: item.paragraphs("text", "Text", sample?.paragraphs ?? []),
			}),
		);
		fields.group("End of the page");
		const next = fields.line("next", "Above the last button", privacy.next);
		fields.group("For search engines");
		const description = fields.text("description", "What the page is about", privacy.description);
		return { title, lead, description, sections, next };
	},
} satisfies TextPage<object>;
