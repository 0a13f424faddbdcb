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
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { availablePuppies } from "~/puppies/queries.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { FactsList } from "~/ui/facts-list.tsx";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Actions, Prose, Wrap } from "~/ui/page/layout.tsx";
import * as pictureStyles from "~/ui/picture/picture.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/about.route";
import * as styles from "./about.css.ts";
import { aboutPageFor } from "./about-page.server.ts";
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

export const handle: RouteHandle = { cache: "path" };

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

/** A picture, text, and links to the others; on the guests' page, the puppies that live there. */
export default function AboutPage({ loaderData: { page, puppies } }: Route.ComponentProps) {
	const { key, picture } = page;
	const isBroad = !picture || picture.width > picture.height;
	return (
		<Wrap className={layoutStyles.page}>
			<PageTrail trail={[...page.trail, { name: page.title }]} />
			<Editable section={`people.${key}`}>
				<div
					className={classNames(
						picture ? styles.bio : layoutStyles.above.s5,
						isBroad && styles.broad,
					)}
				>
					{picture ? (
						<figure>
							<Frame ratio={isBroad ? "4/3" : "4/5"} className={pictureStyles.rounded}>
								<Picture
									source={picture}
									sizes={
										isBroad
											? `${from("lg")} min(50vw, 40rem), 92vw`
											: `${from("md")} min(42vw, 33rem), 92vw`
									}
									eager
								/>
							</Frame>
							{page.caption ? (
								<figcaption className={pageStyles.caption}>{page.caption}</figcaption>
							) : null}
						</figure>
					) : null}
					<Prose className={styles.text}>
						<h1 dir="auto">{page.title}</h1>
						{page.lead ? (
							<p dir="auto" className={lead}>
								{page.lead}
							</p>
						) : null}
						{page.body.map((paragraph) => (
							<p key={paragraph} dir="auto">
								{paragraph}
							</p>
						))}
						<FactsList
							rows={page.credentials.map(({ name, value, link }) => ({
								name,
								value: link ? <a href={link}>{value}</a> : value,
							}))}
						/>
						<Actions>
							<ButtonLink to={href("/trained-puppies-for-sale")}>
								{siteText("puppies-button")}
							</ButtonLink>
							<ButtonLink to={href("/contact-us")} tone="line">
								{siteText("contact-button")}
							</ButtonLink>
						</Actions>
					</Prose>
				</div>
			</Editable>
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
			{page.members.length > 0 ? (
				<Crew
					id="others"
					title={page.membersTitle}
					members={page.members.map((member) => ({
						name: member.name,
						role: member.role,
						href: about[member.key].path,
						face: (
							<Picture source={member.picture && { ...member.picture, alt: "" }} sizes="5rem" />
						),
					}))}
				/>
			) : null}
		</Wrap>
	);
}
