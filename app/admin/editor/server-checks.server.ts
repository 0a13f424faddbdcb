/** What is wrong with the values of a form of the editor that only the server can tell. */
import type { EditableDocument } from "~/content/declared.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import type { Fields } from "~/content/fields/field.ts";
import { givenIn } from "~/content/fields/form.ts";
import { formattedPaths, formattedProblems } from "~/content/fields/formatted.server.ts";
import { phoneProblems } from "~/content/fields/phones.server.ts";
import { pathOfLink } from "~/content/links.ts";
import { puppyAddressFor } from "~/puppies/queries.server.ts";
import { pagesAmong } from "../content/site-pages.server.ts";

/** The pages of this site that the links of a form lead to. */
const linksIn = (fields: Fields, values: unknown) =>
	givenIn(fields, values).flatMap(({ name, field, value }) => {
		const path = field.source === "pages" ? pathOfLink(String(value ?? "")) : undefined;
		return path === undefined ? [] : [{ name, path }];
	});

const noPage = (path: string) =>
	`Visitors won’t find a page at ${path}. The address may be misspelled, or the page may be hidden or still a draft. Please choose one from the list, or write an address that begins with https://.`;

const slugIn = (values: unknown) =>
	typeof values === "object" && values !== null && "slug" in values ? String(values.slug) : "";

/** A page's address can't become one at which links lead to a puppy. */
async function puppyProblem(values: unknown, base: unknown): Promise<Record<string, string>> {
	const slug = slugIn(values);
	const puppy = slug && slug !== slugIn(base) ? await puppyAddressFor(`/${slug}`) : undefined;
	if (!puppy) return {};
	return {
		slug: `Links to /${slug} lead to the puppy at ${puppy}. Please choose another address.`,
	};
}

/**
 * The problems by the names of their controls: numbers that can't be dialed, formatted texts that can't be shown, an
 * address that a puppy has, and links to a page that visitors would not find. A link that the form was rendered with
 * is not asked about again.
 */
export async function serverProblems(
	document: Pick<EditableDocument, "key">,
	fields: Fields,
	{ values, base }: { values: unknown; base: unknown },
): Promise<Readonly<Record<string, string>>> {
	const known = new Set(linksIn(fields, base).map(({ path }) => path));
	const links = linksIn(fields, values).filter(({ path }) => !known.has(path));
	const isPage = await pagesAmong([
		...links.map(({ path }) => path),
		...formattedPaths(fields, values),
	]);
	return {
		...phoneProblems(fields, values),
		...(document.key === ownPagesDocument.key && (await puppyProblem(values, base))),
		...Object.fromEntries(
			links.flatMap(({ name, path }) => (isPage(path) ? [] : [[name, noPage(path)]])),
		),
		...(await formattedProblems(fields, values, isPage)),
	};
}
