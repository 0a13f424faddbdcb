/** The home page (specification, section 2): hero, trainer, puppies, about, three steps, programs, praise. */

import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { today } from "~/business/moments.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { siteText } from "~/business/site-texts.ts";
import { localBusiness, webSite } from "~/business/structured-business.ts";
import { type HomeContent, homeDocument } from "~/content/documents/home.ts";
import { programsFor } from "~/content/programs.server.ts";
import { homePrograms, type InlineService } from "~/content/programs.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import { pageContent } from "~/photos/page-content.server.ts";
import { cacheByContentVersion } from "~/platform/database/content-version.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { PuppyGrid } from "~/puppies/card/card.tsx";
import { homePuppies } from "~/puppies/queries.server.ts";
import { stateOf } from "~/puppies/status.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Prose, Section, Wrap } from "~/ui/page/layout.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead, muted } from "~/ui/theme/text.css.ts";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/home.route";
import * as css from "./home.css.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomePraise } from "./home-praise.tsx";
import * as pageStyles from "./page.css.ts";
import { homePraiseFor } from "./praise.server.ts";
import { ServiceCards } from "./services.tsx";

export const handle: RouteHandle = { cache: "path" };

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
				<Wrap className={layoutStyles.above.s6}>
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
						<ButtonLink tone="line" to={href("/waiting-list")}>
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
			<ServiceCards services={cards} more={texts.more} />
			<p className={pageStyles.onward}>
				<ArrowLink to={href("/training-programs")}>{texts.all}</ArrowLink>
			</p>
		</Section>
	);
}

interface HomeAboutProps {
	about: HomeContent["about"];
	video: Route.ComponentProps["loaderData"]["videos"]["about"];
}

/** 'Trained Puppies for Sale', with the film about the house; its own picture if the film has none or there is no film. */
function HomeAbout({ about, video }: HomeAboutProps) {
	const picture = about.picture ?? drawingPicture("porch-scene", "");
	const sizes = `${from("lg")} min(54vw, 48rem), 100vw`;
	return (
		<Section aria-labelledby="about" inner={css.about}>
			{video ? (
				<VideoPoster {...video} picture={video.picture ?? picture} sizes={sizes} />
			) : (
				<Frame ratio="3/2">
					<Picture source={picture} sizes={sizes} />
				</Frame>
			)}
			<div>
				<h2 id="about" className={layoutStyles.below.s5}>
					{about.title}
				</h2>
				<Prose>
					{about.lead ? <p className={lead}>{about.lead}</p> : null}
					{about.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</Prose>
				<p className={layoutStyles.above.s5}>
					<PageLink to={href("/meet-the-team")}>{about.link}</PageLink>
				</p>
			</div>
		</Section>
	);
}

/** A step's photo or, by default, its part of the drawn landscape. */
function StepPicture({ number, picture }: { number: number; picture?: PictureSource }) {
	const sizes = `${from("lg")} min(31vw, 26rem), 92vw`;
	if (picture) {
		return (
			<Frame className={css.stepPicture}>
				<Picture source={picture} sizes={sizes} />
			</Frame>
		);
	}
	return (
		<Art
			name={`step-${number}`}
			className={css.stepPicture}
			sizes={sizes}
			width={1056}
			height={744}
			lazy
		/>
	);
}

/**
 * The three steps, each with a Learn More link. Their pictures are one landscape in three panels: from
 * the barn, past the training field, to the lit house.
 */
function HomeSteps({ steps }: Pick<HomeContent, "steps">) {
	const { choosing, training, delivery } = steps;
	const all = [
		{ ...choosing, path: href("/choosing-your-puppy") },
		{ ...training, path: href("/puppy-training") },
		{ ...delivery, path: href("/puppy-delivery") },
	];
	return (
		<Section tone="mist" aria-labelledby="steps">
			<h2 id="steps" className={css.stepsTitle}>
				{steps.title}
			</h2>
			<ol className={css.steps}>
				{all.map(({ title, text, picture, path }, index) => (
					<li key={path} className={css.step}>
						<StepPicture number={index + 1} picture={picture} />
						<div className={css.stepText}>
							<h3 className={css.stepTitle}>
								<span className={css.stepNumber}>{index + 1}</span> {title}
							</h3>
							{text ? <p className={css.stepLine}>{text}</p> : null}
							<ArrowLink to={path} about={title}>
								{steps.more}
							</ArrowLink>
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}
