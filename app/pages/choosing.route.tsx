/** Choosing a puppy: five cards and a button to the training page (specification, section 2). */

import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { choosing } from "~/business/information.ts";
import { siteWord } from "~/business/site-words.ts";
import { choosingTexts } from "~/content/texts/choosing.ts";
import { pageWords } from "~/photos/page-words.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Prose, Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture, type PictureSource } from "~/ui/picture/picture.tsx";
import table from "~/ui/scenery/front-table.svg";
import scenery from "~/ui/scenery/head-choosing.svg";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/choosing.route";
import * as styles from "./choosing.css.ts";
import { ChoosingOption } from "./choosing-option.tsx";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const { title, description } = loaderData?.words ?? choosing;
	return headTags({ title, description, path: href("/choosing-your-puppy") });
};

export const loader = (args: Route.LoaderArgs) => pageWords(args, choosingTexts);

/** The cut-out puppies below the questions, each with its width in px at a height of 480 px. */
const lineup = [
	["otis", 400],
	["clover", 306],
	["winnie", 370],
	["juniper", 310],
	["bramble", 312],
	["moses", 335],
] as const;

function Lineup() {
	return (
		<div className={styles.lineup} aria-hidden="true">
			{lineup.map(([name, width]) => (
				<Art
					key={name}
					name={`lineup-${name}`}
					sizes="15vw"
					width={width}
					height={480}
					lazy
					className={styles.standing}
				/>
			))}
		</div>
	);
}

type LoaderData = Route.ComponentProps["loaderData"];
type Words = NonNullable<LoaderData["words"]>;
type Pictures = LoaderData["pictures"];

export default function ChoosingPage({ loaderData }: Route.ComponentProps) {
	const { words = choosing, pictures } = loaderData ?? {};
	return (
		<>
			<PageHead
				title={words.title}
				lead={words.lead}
				scene={scenery}
				picture={pictures?.head}
				puppy="clover"
				front={table}
			/>
			<RightDog dog={words.dog} lineup={pictures?.lineup} />
			<Consultation {...words} />
			<WaysToBegin words={words} pictures={pictures} />
		</>
	);
}

/** Questions about choosing the right dog, above a row of dogs. */
function RightDog({ dog, lineup }: { dog: Words["dog"]; lineup: PictureSource | undefined }) {
	return (
		<Section aria-labelledby="dog">
			<Wrap>
				<Split>
					<h2 id="dog" className={page.stays}>
						{dog.title}
					</h2>
					<Prose>
						<p className={lead}>{dog.lead}</p>
						<p>{dog.text}</p>
						<dl className={styles.questions}>
							{dog.questions.map(({ question, answer }) => (
								<div key={question} className={page.questionText}>
									<dt className={styles.question}>{question}</dt>
									<dd className={page.answer}>{answer}</dd>
								</div>
							))}
						</dl>
						<p>
							{dog.closing} <PhoneLink className={styles.phone} />
						</p>
					</Prose>
				</Split>
				{lineup ? (
					<Frame className={styles.wide}>
						<Picture of={lineup} sizes={`${from("xxl")} 1240px, 92vw`} />
					</Frame>
				) : (
					<Lineup />
				)}
			</Wrap>
		</Section>
	);
}

/** What a consultation costs, and how one begins. */
function Consultation({ consultation, beginning }: Pick<Words, "consultation" | "beginning">) {
	return (
		<Section tone="mist" aria-labelledby="consultation">
			<Wrap>
				<Split>
					<div className={page.stays}>
						<h2 id="consultation">{consultation.title}</h2>
						<p className={page.aside}>{consultation.aside}</p>
					</div>
					<div>
						<div className={styles.price}>
							<p className={styles.amount}>{consultation.price}</p>
							<p className={styles.priceText}>{consultation.text}</p>
						</div>
						<h3 className={styles.beginning}>{beginning.title}</h3>
						<p className={styles.beginningText}>{beginning.text}</p>
					</div>
				</Split>
			</Wrap>
		</Section>
	);
}

/** The two options, an available puppy or a dream puppy, and links to further pages. */
function WaysToBegin({ words, pictures }: { words: Words; pictures: Pictures }) {
	return (
		<Section aria-label="Two ways to begin">
			<Wrap>
				<Split variant="even">
					<ChoosingOption
						{...words.options.available}
						image="option-available"
						picture={pictures?.available}
						action={{
							href: href("/trained-puppies-for-sale"),
							label: siteWord("puppies-button"),
						}}
						tone="night"
					/>
					<ChoosingOption
						{...words.options.dream}
						image="option-dream"
						picture={pictures?.dream}
						action={{ href: href("/contact-us"), label: siteWord("contact-button") }}
						tone="line"
					/>
				</Split>
				<div className={page.onward}>
					<ArrowLink to={href("/waiting-list")}>{words.links.waitingList}</ArrowLink>
					<ArrowLink to={href("/testimonials")}>{words.links.testimonials}</ArrowLink>
					<ArrowLink to={href("/training-programs")}>{words.links.programs}</ArrowLink>
				</div>
				<NextStep
					words={words.next}
					action={{ href: href("/puppy-training"), label: words.nextButton }}
				/>
			</Wrap>
		</Section>
	);
}
