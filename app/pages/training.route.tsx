/** The puppy's training: three cards, a typical day, and a button to delivery (specification, section 2). */

import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { programLink } from "~/business/navigation.ts";
import { dollars, prices } from "~/business/prices.ts";
import { trainingDocument } from "~/content/documents/training.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Paragraph, Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import scenery from "~/ui/scenery/head-training.svg";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/training.route";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";
import * as styles from "./training.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData, href("/puppy-training"));

export const loader = () => pageContent(trainingDocument);

export default function TrainingPage({ loaderData }: Route.ComponentProps) {
	const { top, lessons, imprinting, levelTwo, day, end } = loaderData;
	const cards = [
		{ ...lessons, name: "lessons", image: "training-scene" },
		{ ...imprinting, name: "imprinting", image: "play-juniper" },
		{
			...levelTwo,
			name: "levelTwo",
			image: "play-winnie",
			price: `+${dollars(prices.levelTwoTesting)}`,
		},
	] as const;

	return (
		<>
			<PageHead {...top} scene={scenery} puppy="otis" editable="training.top" />
			<Section>
				<ol className={styles.rows}>
					{cards.map((card) => (
						<li key={card.name} className={styles.row}>
							<Frame ratio="3/2" className={styles.picture}>
								<Picture
									source={card.picture ?? drawingPicture(card.image)}
									sizes={`${from("md")} min(55vw, 43rem), 92vw`}
								/>
							</Frame>
							<Editable section={`training.${card.name}`}>
								<Prose>
									<h2>{card.title}</h2>
									<Paragraph className={lead}>{card.lead}</Paragraph>
									<Paragraph>{card.text}</Paragraph>
									{"price" in card ? (
										<p className={styles.extra}>
											<span className={page.amount}>{card.price}</span>
											{card.extra ? <span className={styles.amountText}>{card.extra}</span> : null}
										</p>
									) : null}
								</Prose>
							</Editable>
						</li>
					))}
				</ol>
			</Section>
			<Section tone="mist" aria-labelledby="day" editable="training.day">
				<Split>
					<div className={page.stays}>
						<h2 id="day">{day.title}</h2>
						<Paragraph className={layoutStyles.above.s4}>{day.text}</Paragraph>
					</div>
					<Trail stops={day.hours} />
				</Split>
			</Section>
			<Section tight className={page.end} editable="training.end">
				<div className={page.links}>
					<PageLink to={href("/videos")}>{end.videos}</PageLink>
					<ArrowLink to={programLink("board-and-train-puppy")}>{end.programs}</ArrowLink>
				</div>
				<NextStep text={end.next} action={{ href: href("/puppy-delivery"), label: end.button }} />
			</Section>
		</>
	);
}
