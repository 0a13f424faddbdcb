/** The home page (specification, section 2): hero, about, three steps, first puppies, praise. */
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { puppiesLine, puppiesTitle } from "~/business/home.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import { PuppyGrid } from "~/puppies/grid.tsx";
import { homePuppies } from "~/puppies/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/layout.tsx";
import { muted } from "~/ui/text.css.ts";
import type { Route } from "./+types/home.route";
import * as css from "./home.css.ts";
import { HomeAbout } from "./home-about.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePraise } from "./home-praise.tsx";
import { HomeSteps } from "./home-steps.tsx";

export const meta: Route.MetaFunction = () => [
	{ title: `Trained Puppies for Sale in ${facts.place} | ${facts.brand}` },
	{
		name: "description",
		content: `Puppies raised and trained in ${facts.trainer}’s house in ${facts.place}, delivered to your door with owner lessons and lifetime support.`,
	},
];

export function loader() {
	return homePuppies();
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { puppies, counts } = loaderData;
	return (
		<>
			<HomeHero />
			<HomeAbout />
			<HomeSteps />
			<Section aria-labelledby="puppies">
				<Wrap>
					<header className={css.sectionHead}>
						<h2 id="puppies">{puppiesTitle}</h2>
						<p className={muted}>{puppiesLine(counts.available)}</p>
					</header>
					<PuppyGrid puppies={puppies} eager={0} />
					<p className={css.viewMore}>
						<ButtonLink tone="night" href={href("/trained-puppies-for-sale")}>
							View More
						</ButtonLink>
					</p>
				</Wrap>
			</Section>
			<HomePraise />
			<CallToAction />
		</>
	);
}
