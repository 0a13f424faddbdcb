/** The pages about the team, the trainer, the dog Zeta and the guests (specification, section 2). */

import { data, href, redirect } from "react-router";
import { about, type PersonKey } from "~/business/about.ts";
import { headTags } from "~/business/head.ts";
import { programLink } from "~/business/navigation.ts";
import { siteText } from "~/business/site-texts.ts";
import { contentFor } from "~/content/content-for.server.ts";
import { dogAt, peopleDocument } from "~/content/documents/people.ts";
import { publishedContent } from "~/content/published.server.ts";
import { pictureSource } from "~/photos/sizes.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { availablePuppies } from "~/puppies/queries.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Picture } from "~/ui/picture/picture.tsx";
import type { Route } from "./+types/about.route";
import { aboutPageFor } from "./about-page.server.ts";
import { AboutView } from "./about-view.tsx";
import { Crew } from "./crew.tsx";
import * as pageStyles from "./page.css.ts";

/** The most puppies introduced among the guests. The puppy list has them all. */
const INTRODUCED = 8;

/** The pages at fixed addresses. The dog's page is at the address that the trainer gave it. */
const keys: Readonly<Record<string, PersonKey>> = {
	"meet-the-team": "team",
	"meet-the-trainer": "trainer",
	"meet-our-guests": "guests",
};

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { key, title, description } = loaderData.page;
	return headTags({ title, description, path: about[key].path, type: "article" });
};

/**
 * @throws 404 if the page is hidden, and for an address that the dog's page never had.
 * @throws a redirect from a former address of the dog's page.
 */
export async function loader({
	pattern,
	params: { dog },
}: Pick<Route.LoaderArgs, "pattern" | "params">) {
	const key = keys[pattern] ?? "dog";
	if (dog !== undefined) checkAddress(dog);
	const [page, puppies] = await Promise.all([
		aboutPageFor(key),
		key === "guests" ? optional(availablePuppies(INTRODUCED)) : [],
	]);
	return { puppies: puppies ?? [], page };
}

function checkAddress(dog: string) {
	const published = publishedContent(peopleDocument);
	// In a preview, links still use the published addresses.
	if (dogAt(contentFor(peopleDocument), dog) === "now" || dogAt(published, dog) === "now") return;
	if (dogAt(published, dog) === undefined || published.dog.isHidden)
		throw data(null, { status: 404 });
	throw redirect(about.dog.path, 301);
}

export default function AboutPage({ loaderData: { page, puppies } }: Route.ComponentProps) {
	return (
		<AboutView page={page}>
			{puppies.length > 0 ? (
				<Crew
					id="puppies"
					title={siteText("guests-title")}
					members={puppies.map(({ profilePath, title, breed, photo }) => ({
						href: href("/trained-puppies-for-sale/:profilePath", { profilePath }),
						name: title,
						role: breed,
						face: <Picture source={photo && pictureSource(photo, "")} sizes="72px" />,
					}))}
				/>
			) : null}
			{page.key === "guests" ? (
				<p className={pageStyles.onward}>
					<ArrowLink to={programLink("boarding")}>{siteText("guests-boarding")}</ArrowLink>
					<ArrowLink to={programLink("board-and-train")}>{siteText("guests-training")}</ArrowLink>
				</p>
			) : null}
		</AboutView>
	);
}
