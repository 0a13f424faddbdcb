/** Explains reserving, deposits, visits, delivery and refunds, and answers questions that families ask. */
import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { reserving } from "~/business/reserving.ts";
import { type ReservingWords, reservingTexts } from "~/content/texts/reserving.ts";
import { pageWords } from "~/photos/page-words.server.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import scenery from "~/ui/scenery/head-choosing.svg";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/reserving.route";
import { NextStep, toPuppies } from "./next-step.tsx";
import * as page from "./page.css.ts";
import * as styles from "./reserving.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const { title, description } = loaderData?.words ?? reserving;
	return headTags({ title, description, path: href("/reserving-a-puppy") });
};

export const loader = (args: Route.LoaderArgs) => pageWords(args, reservingTexts);

function Questions({ title, items }: ReservingWords["questions"]) {
	return (
		<Section id="questions" tone="mist" aria-labelledby="questions-title">
			<Wrap>
				<h2 id="questions-title">{title}</h2>
				<div className={styles.questions}>
					{items.map(({ question, answer, link }) => (
						<div key={question} className={page.questionText}>
							<h3 className={styles.question}>{question}</h3>
							<p className={page.answer}>{answer}</p>
							{link ? <ArrowLink to={link.path}>{link.label}</ArrowLink> : null}
						</div>
					))}
				</div>
			</Wrap>
		</Section>
	);
}

export default function ReservingPage({ loaderData }: Route.ComponentProps) {
	const { words = reserving, pictures } = loaderData ?? {};
	const { title, steps, refunds, visit } = words;

	return (
		<>
			<PageHead
				title={title}
				lead={words.lead}
				scene={scenery}
				picture={pictures?.head}
				puppy="clover"
			/>
			<Section tone="mist" aria-labelledby="steps">
				<Wrap>
					<Split>
						<h2 id="steps" className={page.stays}>
							{words.stepsTitle}
						</h2>
						<div>
							<Trail stops={steps} />
							<div className={page.onward}>
								<ArrowLink to={href("/choosing-your-puppy")}>{words.links.choosing}</ArrowLink>
								<ArrowLink to={href("/puppy-delivery")}>{words.links.delivery}</ArrowLink>
								<ArrowLink to={href("/waiting-list")}>{words.links.waitingList}</ArrowLink>
							</div>
						</div>
					</Split>
				</Wrap>
			</Section>
			<Section aria-labelledby="refunds">
				<Wrap>
					<Split>
						<div className={page.stays}>
							<h2 id="refunds">{refunds.title}</h2>
							<p className={page.aside}>{refunds.lead}</p>
						</div>
						<dl className={styles.rules}>
							{refunds.rules.map(({ term, text }) => (
								<div key={term} className={styles.rule}>
									<dt className={styles.term}>{term}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</Split>
				</Wrap>
			</Section>
			<Questions {...words.questions} />
			<Section id="visit" aria-labelledby="visit-title">
				<Wrap>
					<Split>
						<h2 id="visit-title">{visit.title}</h2>
						<div>
							<p className={lead}>{visit.text}</p>
							<div className={page.onward}>
								<ArrowLink to={href("/contact-us")}>{words.links.visit}</ArrowLink>
							</div>
						</div>
					</Split>
					<NextStep words={words.next} action={toPuppies()} />
				</Wrap>
			</Section>
		</>
	);
}
