/** Prepares one of the trainer's own pages for its route. */
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "~/content/content-for.server.ts";
import {
	type OwnBlock,
	type OwnPage,
	ownPageFields,
	ownPagesDocument,
	shownPages,
} from "~/content/documents/own-pages.ts";
import { fieldsOfRow, type Values } from "~/content/fields/form.ts";
import { shown } from "~/photos/page-content.server.ts";

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** Whether a block says something, and lacks nothing that its kind requires; a draft may. Others aren't shown. */
function saysSomething({ id, kind, ...values }: OwnBlock): boolean {
	const texts: Values = values;
	const parts = Object.entries(fieldsOfRow(ownPageFields.blocks, { kind }));
	const lacksNothing = parts.every(
		([name, part]) => !("isRequired" in part && part.isRequired && isEmpty(texts[name])),
	);
	return lacksNothing && !Object.values(texts).every(isEmpty);
}

async function view(written: OwnPage) {
	const { title, slug, lead, search, ...page } = await shown(ownPageFields, filled(written));
	const blocks = page.blocks.filter(saysSomething);
	const { picture } = written.search;
	return {
		id: written.id,
		title,
		slug,
		lead,
		blocks,
		head: {
			title: search.title || title,
			description: search.description || lead || title,
			// A drawing has no file in a format that every program can show for a shared page.
			picture: picture && "photo" in picture ? search.picture : undefined,
		},
	};
}

export type OwnPageView = Awaited<ReturnType<typeof view>>;

/** The page at an address, or the address that it has moved to. Undefined if there is no such page. */
export async function ownPageAt(
	slug: string,
): Promise<{ page: OwnPageView } | { movedTo: string } | undefined> {
	const pages = shownPages(contentFor(ownPagesDocument));
	const own = pages.find((page) => page.slug === slug);
	if (own) return { page: await view(own) };
	const moved = pages.find((page) => page.formerSlugs.includes(slug));
	return moved ? { movedTo: moved.slug } : undefined;
}
