/**
 * Describes pages in the schema.org vocabulary, for search engines (specification, sections 2 and 9); the
 * business and what its pages show are described in structured-business.ts and structured-items.ts. Takes plain
 * values and returns plain objects, which `<StructuredData>` writes into a page.
 */
import { absoluteAddress } from "./head.ts";

type Json =
	| string
	| number
	| boolean
	| undefined
	| readonly Json[]
	| { readonly [key: string]: Json };

/** A schema.org Thing. Undefined properties are left out. */
export type Thing = { readonly "@type": string; readonly [key: string]: Json };

export const CURRENCY = "USD";

/** The id by which other things refer to the business. */
export const businessName = absoluteAddress("/#business");

/** The breadcrumbs of a page, as passed to `<Breadcrumbs>`. The last one, the page itself, needs no path. */
export function breadcrumbList(trail: readonly { name: string; path?: string }[]): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: path === undefined ? undefined : absoluteAddress(path),
		})),
	};
}

/** The text of a `script` element of type application/ld+json, escaped so that it can't end the element. */
export function structuredDataText(things: readonly Thing[]): string {
	const document = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(document).replaceAll("<", "\\u003c");
}
