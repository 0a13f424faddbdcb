/** How reserving, deposit, visit, delivery and refund work, and what families ask before. */
import { href } from "react-router";
import { headTags } from "~/business/head.ts";
import { reserving } from "~/business/reserving.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Split, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import scenery from "~/ui/scenery/head-choosing.svg";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/reserving.route";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";
import * as styles from "./reserving.css.ts";

const { steps, refunds, questions, visit } = reserving;

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () =>
	headTags({
		title: reserving.title,
		description: reserving.description,
		path: href("/reserving-a-puppy"),
	});

function Questions() {
	return (
		<Section id="questions" tone="mist" aria-labelledby="questions-title">
			<Wrap>
				<h2 id="questions-title">{questions.title}</h2>
				<div className={styles.questions}>
					{questions.items.map(({ question, answer, ...rest }) => (
						<div key={question} className={page.questionText}>
							<h3 className={styles.question}>{question}</h3>
							<p className={page.answer}>{answer}</p>
							{"link" in rest ? <ArrowLink to={rest.link.path}>{rest.link.label}</ArrowLink> : null}
						</div>
					))}
				</div>
			</Wrap>
		</Section>
	);
}

export default function ReservingPage() {
	return (
		<>
			<PageHead
				title={reserving.title}
				lead={reserving.lead}
				trail={[{ name: "Home", path: href("/") }, { name: reserving.title }]}
				scene={scenery}
				puppy="clover"
			/>
			<Section tone="mist" aria-labelledby="steps">
				<Wrap>
					<Split>
						<div className={page.stays}>
							<h2 id="steps">Step by step</h2>
							<div className={page.onward}>
								<ArrowLink to={href("/choosing-your-puppy")}>Choosing your puppy</ArrowLink>
								<ArrowLink to={href("/puppy-delivery")}>Puppy delivery</ArrowLink>
								<ArrowLink to={href("/waiting-list")}>Join the waiting list</ArrowLink>
							</div>
						</div>
						<Trail stops={steps} />
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
			<Questions />
			<Section id="visit" aria-labelledby="visit-title">
				<Wrap>
					<Split>
						<h2 id="visit-title">{visit.title}</h2>
						<div>
							<p className={lead}>{visit.text}</p>
							<div className={page.onward}>
								<ArrowLink to={href("/contact-us")}>Ask for an appointment</ArrowLink>
							</div>
						</div>
					</Split>
					<div className={page.last}>
						<NextStep
							words={reserving.next}
							action={{ href: href("/trained-puppies-for-sale"), label: "View Puppies" }}
						/>
					</div>
				</Wrap>
			</Section>
		</>
	);
}
