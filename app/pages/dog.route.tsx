/** The page about the dog Zeta (specification, section 2), at the address that the trainer gave it. */

import { data, redirect } from "react-router";
import { aboutHead } from "~/business/page-heads/about.ts";
import { contentFor } from "~/content/content-for.server.ts";
import { dogAt, peopleDocument } from "~/content/documents/people.ts";
import { publishedContent } from "~/content/published.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import type { Route } from "./+types/dog.route";
import { aboutPageFor } from "./about-page.server.ts";
import { aboutPath } from "./about-page.ts";
import { AboutView } from "./about-view.tsx";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? aboutHead({ path: aboutPath("dog"), ...loaderData.page }) : [];

/**
 * @throws 404 if the page is hidden, and for any other address.
 * @throws a redirect from a former address of the page.
 */
export async function loader({ params: { dog } }: Pick<Route.LoaderArgs, "params">) {
	const published = publishedContent(peopleDocument);
	// In a preview, links still use the published addresses.
	const isHere = dogAt(contentFor(peopleDocument), dog) === "now";
	if (!isHere && dogAt(published, dog) !== "now") {
		if (dogAt(published, dog) === undefined) throw data(null, { status: 404 });
		if (published.dog.isHidden) throw data(null, { status: 404 });
		throw redirect(aboutPath("dog"), 301);
	}
	return { page: await aboutPageFor("dog") };
}

export default function DogPage({ loaderData }: Route.ComponentProps) {
	return <AboutView page={loaderData.page} />;
}
