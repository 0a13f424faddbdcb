/** What is wrong with the values of a form of the editor that only the server can tell. */
import { facts } from "~/business/facts.ts";
import type { EditableDocument } from "~/content/declared.ts";
import { businessDocument } from "~/content/documents/business.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { documentState } from "~/content/drafts.server.ts";
import type { Fields } from "~/content/fields/field.ts";
import { givenIn, valuesIn } from "~/content/fields/form.ts";
import {
	formattedPaths,
	formattedProblems,
	phoneProblems,
} from "~/content/fields/problems.server.ts";
import { pathOfLink } from "~/content/links.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { env } from "~/platform/env.ts";
import { puppyAddressFor } from "~/puppies/queries.server.ts";
import { pagesAmong, writtenPages } from "~/settings/site-pages.server.ts";

/** The pages of this site that the links of a form lead to. */
const linksIn = (fields: Fields, values: unknown) =>
	givenIn(fields, values).flatMap(({ name, field, value }) => {
		const path = field.source === "pages" ? pathOfLink(String(value ?? "")) : undefined;
		return path === undefined ? [] : [{ name, path }];
	});

const noPage = (path: string) =>
	`Visitors won’t find a page at ${path}. The address may be misspelled, or the page may be hidden or still a draft. Please choose one from the list, or write an address that begins with https://.`;

type Problems = Readonly<Record<string, string>>;

/** A photo that somebody deleted while the form was open. `choices` are those that exist of the chosen pictures. */
const pictureProblems = (fields: Fields, values: unknown, choices: readonly PictureChoice[]) =>
	Object.fromEntries(
		givenIn(fields, values).flatMap(({ name, field, value }) => {
			const chosen = field.control === "picture" && field.toText(value);
			return chosen && !choices.some((choice) => choice.value === chosen)
				? [[name, noPicture]]
				: [];
		}),
	);

const noPicture =
	"The picture that you chose here was deleted after you opened this form, so nothing was saved yet. Everything else that you wrote is still here. Please choose another picture.";

const slugIn = (values: unknown) =>
	typeof values === "object" && values !== null && "slug" in values ? String(values.slug) : "";

/** A page's address can't become one at which links lead to a puppy. */
async function puppyProblem(values: unknown, base: unknown): Promise<Problems> {
	const slug = slugIn(values);
	const puppy = slug && slug !== slugIn(base) ? await puppyAddressFor(slug) : undefined;
	if (!puppy) return {};
	return {
		slug: `Links to /${slug} lead to the puppy at ${puppy}. Please choose another address.`,
	};
}

/** Whether the site's own email would have nobody to go to: without an address of its own, it uses the public one. */
const isUnreachable = (publicEmail: unknown, { from, to }: Readonly<Record<string, unknown>>) =>
	!publicEmail && !((from || env.MAIL_FROM) && (to || env.MAIL_TO));

/** What is wrong with the values of some documents. */
const ofDocument: Readonly<Record<string, (values: unknown, base: unknown) => Promise<Problems>>> =
	{
		[ownPagesDocument.key]: puppyProblem,
		async [businessDocument.key](values): Promise<Problems> {
			const contact = valuesIn(valuesIn(values).contact);
			const mail = (await documentState(mailDocument)).value;
			if (!("email" in contact) || !isUnreachable(contact.email, { ...mail })) return {};
			return {
				"contact.email":
					"Families’ messages are emailed to this address. To remove it, first enter other addresses in the email settings.",
			};
		},
		async [mailDocument.key](values): Promise<Problems> {
			if (!isUnreachable(facts.email, valuesIn(values))) return {};
			return { to: "Please enter both addresses, because the business has no public one to use." };
		},
	};

/**
 * The problems by the names of their controls: numbers that can't be dialed, photos that are gone, formatted texts that can't be shown, an
 * address that a puppy has, no address for the site's own email, and links to a page that visitors would not find. A
 * link that the form was rendered with is not asked about again.
 */
export async function serverProblems(
	document: Pick<EditableDocument, "key">,
	fields: Fields,
	{ values, base, choices }: { values: unknown; base: unknown; choices: readonly PictureChoice[] },
): Promise<Problems> {
	const known = new Set(linksIn(fields, base).map(({ path }) => path));
	const links = linksIn(fields, values).filter(({ path }) => !known.has(path));
	const paths = [...links.map(({ path }) => path), ...formattedPaths(fields, values)];
	const isPage = await pagesAmong(paths, await writtenPages());
	return {
		...phoneProblems(fields, values),
		...pictureProblems(fields, values, choices),
		...(await ofDocument[document.key]?.(values, base)),
		...Object.fromEntries(
			links.flatMap(({ name, path }) => (isPage(path) ? [] : [[name, noPage(path)]])),
		),
		...(await formattedProblems(fields, values, isPage)),
	};
}
