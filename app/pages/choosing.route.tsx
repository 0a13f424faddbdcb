/** Choosing a puppy: five cards and a button to the training page (specification, section 2). */

import { href } from "react-router";
import type { DrawingName } from "~/business/drawings.ts";
import { contentHead } from "~/business/head.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { dollars, prices } from "~/business/prices.ts";
import { choosingDocument } from "~/content/documents/choosing.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Paragraph, Prose, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import table from "~/ui/scenery/front-table.svg";
import scenery from "~/ui/scenery/head-choosing.svg";
import { from } from "~/ui/theme/media.ts";
import { lead, muted, small } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/choosing.route";
import * as styles from "./choosing.css.ts";
import { NextStep, toContact, toPuppies } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData, href("/choosing-your-puppy"));

export const loader = () => pageContent(choosingDocument);

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

type Choosing = Route.ComponentProps["loaderData"];

export default function ChoosingPage({ loaderData }: Route.ComponentProps) {
	const { top, dog, consultation } = loaderData;
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="clover" front={table} editable="choosing.top" />
			<RightDog dog={dog} />
			<Consultation consultation={consultation} />
			<WaysToBegin {...loaderData} />
		</>
	);
}

/** Questions about choosing the right dog, above a row of dogs. */
function RightDog({ dog }: Pick<Choosing, "dog">) {
	return (
		<Section aria-labelledby="dog" editable="choosing.dog">
			<Split>
				<Prose className={page.stays}>
					<h2 id="dog">{dog.title}</h2>
					<Paragraph className={lead}>{dog.lead}</Paragraph>
					<Paragraph>{dog.text}</Paragraph>
				</Prose>
				<Prose>
					{dog.questions.length > 0 ? (
						<dl className={page.questions}>
							{dog.questions.map(({ id, question, answer }) => (
								<div key={id} className={page.questionText}>
									<dt className={page.term}>{question}</dt>
									<dd className={layoutStyles.above.s2}>{answer}</dd>
								</div>
							))}
						</dl>
					) : null}
					<p>
						{dog.closing} <PhoneLink className={styles.phone} />
					</p>
				</Prose>
			</Split>
			{dog.lineup ? (
				<Frame className={styles.wide}>
					<Picture source={dog.lineup} sizes={`${from("xxl")} 1240px, 92vw`} />
				</Frame>
			) : (
				<Lineup />
			)}
		</Section>
	);
}

function Consultation({ consultation }: Pick<Choosing, "consultation">) {
	const { beginning } = consultation;
	return (
		<Section tone="mist" aria-labelledby="consultation" editable="choosing.consultation">
			<Split>
				<div className={page.stays}>
					<h2 id="consultation">{consultation.title}</h2>
					<Paragraph className={layoutStyles.above.s4}>{consultation.aside}</Paragraph>
				</div>
				<div>
					<div className={styles.price}>
						<p className={page.largeAmount}>{dollars(prices.consultation)}</p>
						<Paragraph className={styles.priceText}>{consultation.text}</Paragraph>
					</div>
					<h3 className={layoutStyles.above.s7}>{beginning.title}</h3>
					<Paragraph className={layoutStyles.above.s4}>{beginning.text}</Paragraph>
				</div>
			</Split>
		</Section>
	);
}

/** The two options, an available puppy or a dream puppy, and links to further pages. */
function WaysToBegin({ available, dream, end }: Pick<Choosing, "available" | "dream" | "end">) {
	return (
		<Section aria-label="Two ways to begin">
			<Split variant="even">
				<Editable section="choosing.available">
					<ChoosingOption
						{...available}
						image="option-available"
						action={toPuppies()}
						tone="night"
					/>
				</Editable>
				<Editable section="choosing.dream">
					<ChoosingOption {...dream} image="option-dream" action={toContact()} tone="line" />
				</Editable>
			</Split>
			<Editable section="choosing.end">
				<div className={page.onward}>
					<ArrowLink to={href("/waiting-list")}>{end.waitingList}</ArrowLink>
					<ArrowLink to={href("/testimonials")}>{end.testimonials}</ArrowLink>
					<ArrowLink to={href("/training-programs")}>{end.programs}</ArrowLink>
				</div>
				<NextStep text={end.next} action={{ href: href("/puppy-training"), label: end.button }} />
			</Editable>
		</Section>
	);
}

interface ChoosingOptionProps {
	label: string;
	title: string;
	text: string;
	image: DrawingName;
	action: { href: string; label: string };
	tone: "night" | "line";
	/** Replaces the drawing. */
	picture: PictureSource | undefined;
}

/** One of the two ways to get a puppy. */
function ChoosingOption(props: ChoosingOptionProps) {
	const { label, title, text, image, action, tone, picture } = props;
	return (
		<article className={styles.option}>
			<Frame ratio="16/9">
				<Picture
					source={picture ?? drawingPicture(image, "")}
					sizes={`${from("lg")} min(45vw, 37rem), 92vw`}
				/>
			</Frame>
			<div className={styles.optionBody}>
				<Paragraph className={`${small} ${muted}`}>{label}</Paragraph>
				<h3>{title}</h3>
				<Paragraph>{text}</Paragraph>
				<p className={styles.optionAction}>
					<ButtonLink to={action.href} tone={tone}>
						{action.label}
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}
