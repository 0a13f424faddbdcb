/** Reads the trainer's own pages from another site's file as the forms of this site would. */
import { rowAnswers } from "~/forms/rows.ts";
import { yieldToEventLoop } from "~/platform/http/event-loop.server.ts";
import { plainAddress } from "../address.ts";
import type { ContentReader } from "../content-reader.ts";
import { formattingProblem, pageFormattingProblem } from "../formatting.server.ts";
import { pictureText } from "../picture.ts";
import { blockSchema, pageSchema, priceRows } from "./forms.ts";
import { type OwnBlock, type OwnPage, ownPageLimits, undeletedPages } from "./own-page.ts";
import { slugProblem } from "./slug.ts";

function importedBlock(page: OwnPage, block: OwnBlock, reader: ContentReader): OwnBlock {
	const { title, text, picture, rows } = block;
	const answers = { title, text, picture: pictureText(picture), ...rowAnswers(priceRows, rows) };
	const form = reader.form(page.title, blockSchema, answers, block);
	// The pages that links lead to may be in the same file, so a missing one is no problem here.
	const problem = form && formattingProblem(form.text, () => true);
	if (problem) reader.tell([page.title, title], problem);
	return { ...block, ...form };
}

function importedPage(page: OwnPage, others: readonly OwnPage[], reader: ContentReader): OwnPage {
	const answers = {
		title: page.title,
		lead: page.lead,
		slug: page.slug,
		menu: page.menu,
		menuName: page.menuName,
		searchTitle: page.searchTitle,
		searchDescription: page.searchDescription,
		picture: pictureText(page.picture),
		isHidden: page.isHidden ? "on" : "",
	};
	const form = reader.form(page.title, pageSchema, answers);
	const problem = slugProblem(page.slug, page.deletedAt ? [] : others);
	if (problem) reader.tell([page.title, page.slug.slice(0, ownPageLimits.slug)], problem);
	reader.atMost(page.title, page.blocks, ownPageLimits.blocks);
	reader.different(
		page.title,
		page.blocks.map(({ id }) => id),
	);
	const tooMuch = pageFormattingProblem(page.blocks);
	if (tooMuch) reader.tell([page.title], tooMuch);
	const isParsed = page.blocks.length <= ownPageLimits.blocks && !tooMuch;
	const blocks = isParsed
		? page.blocks.map((block) => importedBlock(page, block, reader))
		: page.blocks;
	const formerSlugs = page.formerSlugs.filter((slug) => plainAddress.test(slug));
	return { ...page, ...form, formerSlugs, blocks };
}

/** The pages as the forms would store them. Reading the texts takes long, so other requests go on meanwhile. */
export async function importedPages(pages: OwnPage[], reader: ContentReader): Promise<OwnPage[]> {
	const undeleted = undeletedPages(pages);
	reader.atMost("Pages", undeleted, ownPageLimits.pages);
	reader.different(
		"Pages",
		pages.map(({ id }) => id),
	);
	const read: OwnPage[] = [];
	for (const page of pages) {
		if (reader.problems.length > 0) break;
		await yieldToEventLoop();
		// A page may have an address that another one had before, as when it was moved there.
		const others = undeleted.filter(({ id }) => id !== page.id);
		read.push(
			importedPage(
				page,
				others.map((other) => ({ ...other, formerSlugs: [] })),
				reader,
			),
		);
	}
	return read;
}
