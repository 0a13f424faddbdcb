/** Pages that the trainer makes herself out of blocks, such as questions and answers. */
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import {
	ADDRESS_MAX,
	addressesOf,
	addressHeldBy,
	addressOf,
	leadsTo,
	notPlain,
	withAddresses,
} from "../address.ts";
import { earlierAddresses, pageAddress } from "../fields/addresses.ts";
import { choice } from "../fields/choices.ts";
import { type BlockOf, blocks, group, list, picture } from "../fields/field.ts";
import { formattedText, line, text } from "../fields/texts.ts";
import { declaredItems, type ItemOf, shown } from "../items.ts";
import { publicPages } from "../public-pages.ts";

const EXAMPLE = "health-and-guarantee";

const heading = line("Heading", "", { isRequired: false });

/** A kind of block is declared here and shown by pages/own-page.route.tsx. */
const blockKinds = {
	text: group("Text", { title: heading, text: formattedText("Text") }),
	picture: group("Picture with text", {
		title: heading,
		text: formattedText("Text"),
		picture: picture("Picture", { blank: "No picture" }),
	}),
	question: group("Question and answer", {
		title: line("Question"),
		text: formattedText("Answer", { isRequired: true }),
	}),
	prices: group("Price table", {
		title: heading,
		rows: list("Prices", {
			item: "Price",
			max: 20,
			fields: {
				name: line("What for", "", { max: 120 }),
				price: line("Price", "", { max: 60, isRequired: false }),
			},
		}),
		text: formattedText("Text under the prices"),
	}),
};

/** A block as its page shows it. */
export type OwnBlock = BlockOf<typeof blockKinds, "page">;

/** Where the navigation links to a page. */
const menuPlaces = [
	{ value: "none", label: "Nowhere" },
	{ value: "header", label: "At the top of every page" },
	{ value: "footer", label: "At the bottom of every page" },
	{ value: "both", label: "At the top and at the bottom" },
] as const;

export const ownPageFields = {
	title: line("Title", "", { max: 100 }),
	lead: text("A line under the title", "", { max: 300 }),
	slug: pageAddress("Address", "", {
		example: EXAMPLE,
		isRequired: false,
		help: `The part after the slash, such as ${EXAMPLE}. If you leave it empty, it is made from the title. An old address leads to the new one.`,
	}),
	formerSlugs: earlierAddresses(),
	blocks: blocks("What the page says", { item: "Block", max: 60, kinds: blockKinds }),
	navigation: group("In the navigation", {
		menu: choice("Link to the page", menuPlaces, "none"),
		name: line("Label of the link", "", {
			max: 40,
			isRequired: false,
			help: "If you leave it empty, the link shows the page’s title.",
		}),
	}),
	search: group("For search engines and sharing", {
		title: line("Title in search results", "", { max: 70, isRequired: false }),
		description: text("What the page is about", "", {
			max: 300,
			help: "In one or two sentences; about 160 characters are shown.",
		}),
		picture: picture("Picture for sharing", { blank: "The site’s own picture" }),
	}),
};

export type OwnPage = ItemOf<typeof ownPageFields>;

/** First parts of paths that the site uses for something other than pages in the sitemap, such as files. */
const otherAddresses =
	"admin api assets auth calendar contact healthz media metrics readyz site-icons sitemaps trained-puppies";

/** The first part of every path that the site itself uses. A test compares it with the routes. */
export const takenSlugs: ReadonlySet<string> = new Set([
	...otherAddresses.split(" "),
	...publicPages().flatMap((path) => path.split("/")[1] || []),
]);

/**
 * What is wrong with a page's address, if anything. One that another page has or once had is taken, even if that
 * page is in the trash, because links to that page would lead elsewhere.
 */
function addressProblem(slug: string, others: readonly OwnPage[]): string | undefined {
	// A page whose address is digits starting with 0 would never be cached (platform/http/cache-key.server.ts).
	if (!slug || /^0+\d*$/.test(slug)) return notPlain(EXAMPLE);
	if (takenSlugs.has(slug)) return `The site itself uses /${slug}. Please choose another address.`;
	const holder = others.find((page) => leadsTo(addressesOf(page), slug));
	return holder && addressHeldBy(filled(holder.title));
}

/** Characters reserved for a number, such as "-2", that tells pages with the same title apart. */
const NUMBER_ROOM = 5;

/** The plainest free address made from a title: "Health & guarantee" becomes "health-guarantee". */
function addressFor(title: string, others: readonly OwnPage[]): string {
	const plain = addressOf(filled(title), ADDRESS_MAX - NUMBER_ROOM) || "page";
	let slug = plain;
	for (let number = 2; addressProblem(slug, others); number++) slug = `${plain}-${number}`;
	return slug;
}

const path = ({ slug }: Pick<OwnPage, "slug">) => href("/:slug", { slug });

/** A fresh site has none. They are one document, so that they are published together. */
export const ownPagesDocument = declaredItems({
	key: "pages",
	label: "Your own pages",
	note: "Pages made of blocks, such as questions and answers or health and guarantee. The navigation lists them in this order.",
	path: href("/"),
	one: "page",
	max: 50,
	fields: ownPageFields,
	sample: () => [],
	pathOf: path,
	summary: ({ slug, blocks, navigation }) => [
		[
			`/${slug}`,
			blocks.length === 1 ? "1 block" : `${blocks.length} blocks`,
			`In the navigation: ${menuPlaces.find(({ value }) => value === navigation.menu)?.label.toLowerCase()}`,
		].join(" · "),
	],
	tidy: (page, others) => ({ ...page, slug: page.slug || addressFor(page.title, others) }),
	check({ slug }, others): Readonly<Record<string, string>> {
		const problem = addressProblem(slug, others);
		return problem ? { slug: problem } : {};
	},
	withAddresses,
});

/** The navigation's links to the pages, in order. */
export const menuEntries = (pages: readonly OwnPage[]) =>
	shown(pages)
		.filter(({ navigation }) => navigation.menu !== "none")
		.map(({ title, slug, navigation: { menu, name } }) => ({
			name: name || title,
			path: path({ slug }),
			header: menu !== "footer",
			footer: menu !== "header",
		}));

/** The pages that visitors can open. */
export const shownPages = ({ items }: { readonly items: readonly OwnPage[] }) => shown(items);
