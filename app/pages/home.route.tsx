/** The home page (specification, section 2): hero, reviews, about, three steps, puppies, programs, praise. */

import { href } from "react-router";
import { waitingListPath } from "~/business/addresses.ts";
import { monthInWords } from "~/business/days.ts";
import {
	about,
	hero,
	programsBand,
	promiseList,
	puppiesBand,
	puppiesLine,
	steps,
	stepsMore,
	stepsTitle,
} from "~/business/home.ts";
import { today } from "~/business/moments.ts";
import { homeHead, homeSearch } from "~/business/page-heads/home.ts";
import { homePraiseWords, homeSamples } from "~/business/praise.ts";
import { homePrograms } from "~/business/programs.ts";
import { siteWord } from "~/business/site-words.ts";
import { localBusiness, webSite } from "~/business/structured-business.ts";
import { contentFor } from "~/content/content-for.server.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import { type HomeWords, homeTexts } from "~/content/texts/home.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import { pageWords } from "~/photos/page-words.server.ts";
import { remembered } from "~/platform/database/content-cache.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { packCard, unpackCard } from "~/puppies/card/card-data.ts";
import { PuppyGrid } from "~/puppies/card/grid.tsx";
import { homePuppies } from "~/puppies/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/home.route";
import * as css from "./home.css.ts";
import { HomeAbout } from "./home-about.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePraise } from "./home-praise.tsx";
import { HomePrograms } from "./home-programs.tsx";
import { HomeReviews } from "./home-reviews.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { homePraiseFor } from "./praise.server.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => homeHead(loaderData?.words?.search);

/** Remembered for all visitors until the content or the day changes. */
const puppiesOf = remembered(homePuppies, (day) => day);

export async function loader(args: Pick<Route.LoaderArgs, "request">) {
	const [front, about, delivery, praise, written, programs] = await Promise.all([
		optional(puppiesOf(today())),
		firstVideo("home"),
		firstVideo("delivery"),
		homePraiseFor(args),
		pageWords(args, homeTexts),
		contentFor(args, programsDocument),
	]);
	return {
		...(front && { puppies: { cards: front.puppies.map(packCard), counts: front.counts } }),
		videos: { about, delivery },
		...written,
		...(praise && { praise }),
		...(programs && { programs: homePrograms(programs) }),
	};
}

/** The page's texts as long as the trainer has written nothing else. */
const sample: HomeWords = {
	hero,
	promises: promiseList,
	about,
	way: { title: stepsTitle, more: stepsMore, steps },
	puppies: puppiesBand,
	programs: programsBand,
	praise: homePraiseWords,
	search: homeSearch,
};

const sampleQuotes = () =>
	homeSamples.map(({ day, ...quote }) => ({ ...quote, date: monthInWords(day) }));

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { puppies, videos, praise, programs, words = sample, pictures } = loaderData;
	return (
		<>
			<StructuredData of={[localBusiness(), webSite()]} />
			<HomeHero hero={words.hero} promises={words.promises} picture={pictures?.hero} />
			<HomeReviews words={words.praise} chosen={praise?.reviews} />
			<HomeAbout words={words.about} video={videos.about} picture={pictures?.about} />
			<HomeSteps {...words.way} pictures={pictures} />
			<Section aria-labelledby="puppies">
				<Wrap>
					<header className={css.sectionHead}>
						<h2 id="puppies">{words.puppies.title}</h2>
						{puppies ? (
							<p className={muted}>{puppiesLine(puppies.counts.available, words.puppies)}</p>
						) : null}
					</header>
					{puppies ? <PuppyGrid puppies={puppies.cards.map(unpackCard)} eager={0} /> : null}
					<p className={css.viewMore}>
						<ButtonLink tone="night" to={href("/trained-puppies-for-sale")}>
							{words.puppies.more}
						</ButtonLink>
						<ButtonLink tone="line" to={waitingListPath}>
							{siteWord("nobody-list")}
						</ButtonLink>
					</p>
				</Wrap>
			</Section>
			<HomePrograms words={words.programs} cards={programs} />
			<HomePraise words={words.praise} quotes={praise?.quotes ?? sampleQuotes()} />
			<CallToAction video={videos.delivery} />
		</>
	);
}
