/** Explains reserving, deposits, visits, delivery and refunds, and answers questions that families ask. */
import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { reservingDocument } from "~/content/documents/reserving.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Paragraph, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import scenery from "~/ui/scenery/head-choosing.svg";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/reserving.route";
import { NextStep, toPuppies } from "./next-step.tsx";
import * as page from "./page.css.ts";
import * as styles from "./reserving.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData, href("/reserving-a-puppy"));

export const loader = () => pageContent(reservingDocument);

type Reserving = Route.ComponentProps["loaderData"];

function Questions({ title, items }: Reserving["questions"]) {
	if (items.length === 0) return null;
	return (
		<Section
			id="questions"
			tone="mist"
			aria-labelledby="questions-title"
			editable="reserving.questions"
		>
			<h2 id="questions-title">{title}</h2>
			<div className={`${page.questions} ${layoutStyles.above.s6}`}>
				{items.map(({ id, question, answer, link, target }) => (
					<div key={id} className={page.questionText}>
						<h3 className={page.smallTitle}>{question}</h3>
						<p className={layoutStyles.above.s2}>{answer}</p>
						{link && target ? <ArrowLink to={target}>{link}</ArrowLink> : null}
					</div>
				))}
			</div>
		</Section>
	);
}

export default function ReservingPage({ loaderData }: Route.ComponentProps) {
	const { top, steps, refunds, questions, visit, end } = loaderData;
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="clover" editable="reserving.top" />
			<Section tone="mist" aria-labelledby="steps" editable="reserving.steps">
				<Split className={styles.steps}>
					<h2 id="steps">{steps.title}</h2>
					<Trail stops={steps.items} />
					<div className={styles.stepLinks}>
						<ArrowLink to={href("/choosing-your-puppy")}>{steps.choosing}</ArrowLink>
						<ArrowLink to={href("/puppy-delivery")}>{steps.delivery}</ArrowLink>
						<ArrowLink to={href("/waiting-list")}>{steps.waitingList}</ArrowLink>
					</div>
				</Split>
			</Section>
			<Section aria-labelledby="refunds" editable="reserving.refunds">
				<Split>
					<div className={page.stays}>
						<h2 id="refunds">{refunds.title}</h2>
						<Paragraph className={layoutStyles.above.s4}>{refunds.lead}</Paragraph>
						<p className={layoutStyles.above.s4}>
							<ArrowLink to={href("/reserving-a-puppy/agreement")}>{refunds.agreement}</ArrowLink>
						</p>
					</div>
					{refunds.rules.length > 0 ? (
						<dl>
							{refunds.rules.map(({ id, term, text }) => (
								<div key={id} className={styles.rule}>
									<dt className={page.term}>{term}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					) : null}
				</Split>
			</Section>
			<Questions {...questions} />
			<Section id="visit" aria-labelledby="visit-title">
				<Editable section="reserving.visit">
					<Split>
						<h2 id="visit-title">{visit.title}</h2>
						<div>
							<Paragraph className={lead}>{visit.text}</Paragraph>
							<div className={page.onward}>
								<ArrowLink to={href("/contact-us")}>{visit.contact}</ArrowLink>
							</div>
						</div>
					</Split>
				</Editable>
				<Editable section="reserving.end">
					<NextStep text={end.next} action={toPuppies()} />
				</Editable>
			</Section>
		</>
	);
}
