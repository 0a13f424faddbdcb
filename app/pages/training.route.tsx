/** The puppy's training: three cards, a typical day, and a button to delivery (specification, section 2). */

import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { training } from "~/business/information.ts";
import { programLink } from "~/business/navigation.ts";
import { trainingTexts } from "~/content/texts/training.ts";
import { pageWords } from "~/photos/page-words.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Prose, Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import { Drawing } from "~/ui/picture/drawing.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import scenery from "~/ui/scenery/head-training.svg";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/training.route";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";
import * as styles from "./training.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const { title, description } = loaderData?.words ?? training;
	return headTags({ title, description, path: href("/puppy-training") });
};

export const loader = (args: Route.LoaderArgs) => pageWords(args, trainingTexts);

export default function TrainingPage({ loaderData }: Route.ComponentProps) {
	const { words = training, pictures } = loaderData ?? {};
	const { title, cards, day } = words;

	return (
		<>
			<PageHead
				title={title}
				lead={words.lead}
				scene={scenery}
				picture={pictures?.head}
				puppy="otis"
			/>
			<Section>
				<Wrap>
					<ol className={styles.rows}>
						{cards.map((card, index) => (
							<li key={card.title} className={styles.row}>
								<Frame ratio="3/2" className={styles.picture}>
									<Drawing
										name={card.image}
										instead={pictures?.[`part-${index + 1}`]}
										sizes={`${from("md")} min(55vw, 43rem), 92vw`}
									/>
								</Frame>
								<Prose>
									<h2>{card.title}</h2>
									<p className={lead}>{card.lead}</p>
									<p>{card.text}</p>
									{card.extra ? (
										<p className={styles.extra}>
											<span className={styles.amount}>{card.extra.amount}</span>
											<span className={styles.amountWords}>{card.extra.words}</span>
										</p>
									) : null}
								</Prose>
							</li>
						))}
					</ol>
				</Wrap>
			</Section>
			<Section tone="mist" aria-labelledby="day">
				<Wrap>
					<Split>
						<div className={page.stays}>
							<h2 id="day">{day.title}</h2>
							<p className={page.aside}>{day.text}</p>
						</div>
						<Trail stops={day.hours} />
					</Split>
				</Wrap>
			</Section>
			<Section tight className={page.end}>
				<Wrap>
					<div className={page.links}>
						<ArrowLink to={href("/videos")}>{words.links.videos}</ArrowLink>
						<ArrowLink to={programLink("board-and-train-puppy")}>{words.links.programs}</ArrowLink>
					</div>
					<NextStep
						words={words.next}
						action={{ href: href("/puppy-delivery"), label: words.nextButton }}
						className={styles.last}
					/>
				</Wrap>
			</Section>
		</>
	);
}
