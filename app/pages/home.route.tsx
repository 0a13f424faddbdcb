/** The home page (specification, section 2): hero, trainer, puppies, about, three steps, programs, praise. */

import { href } from "react-router";
import { waitingListPath } from "~/business/addresses.ts";
import { headTags } from "~/business/head.ts";
import { today } from "~/business/moments.ts";
import { siteText } from "~/business/site-texts.ts";
import { localBusiness, webSite } from "~/business/structured-business.ts";
import { type HomeContent, homeDocument } from "~/content/documents/home.ts";
import { programsFor } from "~/content/programs.server.ts";
import type { InlineService } from "~/content/programs.ts";
import { homePrograms } from "~/content/programs.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import { pageContent } from "~/photos/page-content.server.ts";
import { cacheByContentVersion } from "~/platform/database/content-version.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { PuppyGrid } from "~/puppies/card/card.tsx";
import { homePuppies } from "~/puppies/queries.server.ts";
import { stateOf } from "~/puppies/status.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/home.route";
import * as css from "./home.css.ts";
import { HomeAbout } from "./home-about.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePraise } from "./home-praise.tsx";
import { HomeSteps } from "./home-steps.tsx";
import * as pageStyles from "./page.css.ts";
import { homePraiseFor } from "./praise.server.ts";
import * as services from "./services.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? headTags({ ...loaderData.content.search, path: href("/") }) : [];

/** Remembered for all visitors until the content or the day changes. */
const puppiesOf = cacheByContentVersion(homePuppies, (day) => day);

export async function loader() {
	const [puppies, about, delivery, praise, content, programs] = await Promise.all([
		optional(puppiesOf(today())),
		firstVideo("home"),
		firstVideo("delivery"),
		homePraiseFor(),
		pageContent(homeDocument),
		programsFor(),
	]);
	return {
		content,
		puppies,
		videos: { about, delivery },
		praise,
		programs: homePrograms(programs),
	};
}

const few = ["", "One is", "Two are", "Three are", "Four are", "Five are", "Six are"];

/** The line under the title of the puppies: "Three are looking for a family." */
const puppiesLine = (available: number, { some, none }: HomeContent["puppies"]) =>
	available === 0 ? none : `${few[available] ?? `${available} are`} ${some}`;

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { content, puppies: shown, videos, praise, programs } = loaderData;
	const { puppies } = content;
	const line = shown && puppiesLine(shown.counts.available, puppies);
	const cards = shown?.cards ?? [];
	const sold = cards.filter((card) => stateOf(card) === "sold");
	return (
		<>
			<StructuredData things={[localBusiness(), webSite()]} />
			<HomeHero hero={content.hero} promises={content.promises} />
			<Editable section="home.trainer">
				<Wrap className={css.trainer}>
					<TrainerLine>
						{content.trainer.text ? <p className={lead}>{content.trainer.text}</p> : null}
						<PageLink to={href("/meet-the-trainer")}>{content.trainer.link}</PageLink>
					</TrainerLine>
				</Wrap>
			</Editable>
			<Editable section="home.puppies">
				<Section aria-labelledby="puppies">
					<header className={css.sectionHead}>
						<h2 id="puppies">{puppies.title}</h2>
						{line ? <p className={muted}>{line}</p> : null}
					</header>
					<PuppyGrid puppies={cards.filter((card) => !sold.includes(card))} look="large" />
					{sold.length > 0 ? (
						<section aria-labelledby="sold" className={layoutStyles.above.s7}>
							<h2 id="sold" className={css.soldTitle}>
								{puppies.sold}
							</h2>
							<PuppyGrid puppies={sold} look="rows" />
						</section>
					) : null}
					<p className={css.viewMore}>
						<ButtonLink tone="night" to={href("/trained-puppies-for-sale")}>
							{puppies.more}
						</ButtonLink>
						<ButtonLink tone="line" to={waitingListPath}>
							{siteText("nobody-list")}
						</ButtonLink>
					</p>
				</Section>
			</Editable>
			<Editable section="home.about">
				<HomeAbout about={content.about} video={videos.about} />
			</Editable>
			<Editable section="home.steps">
				<HomeSteps steps={content.steps} />
			</Editable>
			<Editable section="home.programs">
				<HomePrograms texts={content.programs} cards={programs} />
			</Editable>
			<Editable section="home.praise">
				<HomePraise texts={content.praise} {...praise} />
			</Editable>
			<CallToAction video={videos.delivery} />
		</>
	);
}

interface HomeProgramsProps {
	texts: HomeContent["programs"];
	cards: readonly InlineService[];
}

/** The training programs, for visitors who already have a dog. */
function HomePrograms({ texts, cards }: HomeProgramsProps) {
	if (cards.length === 0) return null;
	return (
		<Section aria-labelledby="programs">
			<header className={css.sectionHead}>
				<h2 id="programs">{texts.title}</h2>
				{texts.lead ? <p className={lead}>{texts.lead}</p> : null}
			</header>
			<ul className={services.list}>
				{cards.map(({ title, info, link }) => (
					<li key={link} className={services.service}>
						<h3>{title}</h3>
						<p>{info}</p>
						<p className={services.more}>
							<ArrowLink to={link} about={title}>
								{texts.more}
							</ArrowLink>
						</p>
					</li>
				))}
			</ul>
			<p className={pageStyles.onward}>
				<ArrowLink to={href("/training-programs")}>{texts.all}</ArrowLink>
			</p>
		</Section>
	);
}
