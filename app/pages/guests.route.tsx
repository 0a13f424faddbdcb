/** The guests (specification, section 2), starting with the puppies that are for sale. */

import { href } from "react-router";
import { programLink } from "~/business/navigation.ts";
import { aboutHead } from "~/business/page-heads/about.ts";
import { siteText } from "~/business/site-texts.ts";
import { pictureSource } from "~/photos/sizes.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { availablePuppies } from "~/puppies/queries.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Picture } from "~/ui/picture/picture.tsx";
import type { Route } from "./+types/guests.route";
import { aboutPageFor } from "./about-page.server.ts";
import { aboutPath } from "./about-page.ts";
import { AboutView } from "./about-view.tsx";
import { Crew } from "./crew.tsx";
import * as pageStyles from "./page.css.ts";

/** The most puppies introduced here. The puppy list has them all. */
const INTRODUCED = 8;

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? aboutHead({ path: aboutPath("guests"), ...loaderData.page }) : [];

export async function loader() {
	const [page, puppies] = await Promise.all([
		aboutPageFor("guests"),
		optional(availablePuppies(INTRODUCED)),
	]);
	return { puppies: puppies ?? [], page };
}

export default function GuestsPage({ loaderData }: Route.ComponentProps) {
	const { puppies, page } = loaderData;
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
			<p className={pageStyles.onward}>
				<ArrowLink to={programLink("boarding")}>{siteText("guests-boarding")}</ArrowLink>
				<ArrowLink to={programLink("board-and-train")}>{siteText("guests-training")}</ArrowLink>
			</p>
		</AboutView>
	);
}
