/** Delivery: its rules, what it costs, and what happens afterwards (specification, sections 2 and 9). */

import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { priceShown } from "~/business/price-shown.ts";
import { deliveryDocument } from "~/content/documents/delivery.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { PageLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Paragraph, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Ticks } from "~/ui/page/ticks.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import scenery from "~/ui/scenery/head-delivery.svg";
import { from } from "~/ui/theme/media.ts";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/delivery.route";
import * as styles from "./delivery.css.ts";
import { NextStep, toPuppies } from "./next-step.tsx";
import * as page from "./page.css.ts";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData, href("/puppy-delivery"));

export const loader = () => pageContent(deliveryDocument);

type Delivery = Route.ComponentProps["loaderData"];

export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
	const { top, rules, after, included, ways, cost, end } = loaderData;
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="hazel" editable="delivery.top" />
			<Section>
				<Frame className={styles.picture}>
					<Picture
						source={top.scene ?? drawingPicture("delivery-scene")}
						sizes={`${from("xxl")} 1240px, 92vw`}
					/>
				</Frame>
				<Editable section="delivery.ways">
					<Ways ways={ways} />
				</Editable>
				<Editable section="delivery.rules">
					<Split className={page.line}>
						<h2 className={page.lineTitle}>{rules.title}</h2>
						<Ticks items={rules.items} />
					</Split>
				</Editable>
				<Editable section="delivery.cost">
					<Cost cost={cost} />
				</Editable>
			</Section>
			<Section tone="mist" aria-labelledby="after" editable="delivery.after">
				<Split>
					<div className={page.stays}>
						<h2 id="after">{after.title}</h2>
						<Paragraph className={layoutStyles.above.s4}>{after.text}</Paragraph>
					</div>
					<Trail stops={after.moments} />
				</Split>
			</Section>
			<Section aria-labelledby="included">
				<Editable section="delivery.included">
					<Split>
						<h2 id="included">{included.title}</h2>
						<div>
							<Ticks items={included.items} />
							<div className={page.onward}>
								<PageLink to={href("/sold-puppy-stories")}>{included.stories}</PageLink>
								<PageLink to={href("/meet-the-trainer")}>{included.trainer}</PageLink>
							</div>
						</div>
					</Split>
				</Editable>
				<Editable section="delivery.end">
					<NextStep text={end.next} action={toPuppies()} />
				</Editable>
			</Section>
		</>
	);
}

function Ways({ ways }: Pick<Delivery, "ways">) {
	return (
		<Split className={page.line}>
			<h2 className={page.lineTitle}>{ways.title}</h2>
			<div>
				<Paragraph className={lead}>{ways.text}</Paragraph>
				<div className={styles.ways}>
					{[ways.near, ways.far].map(({ title, text }) => (
						<div key={title} className={styles.way}>
							<h3 className={page.smallTitle}>{title}</h3>
							<Paragraph>{text}</Paragraph>
						</div>
					))}
				</div>
				<Paragraph className={muted}>{ways.between}</Paragraph>
			</div>
		</Split>
	);
}

function Cost({ cost }: Pick<Delivery, "cost">) {
	return (
		<Split className={page.line}>
			<h2 className={page.lineTitle}>{cost.title}</h2>
			<div>
				<Paragraph className={lead}>{cost.text}</Paragraph>
				<dl className={layoutStyles.above.s5}>
					{[...cost.ways, ...cost.examples].map(({ way, price }) => (
						<div key={way} className={page.priceRow}>
							<dt>{way}</dt>
							<dd className={page.rowPrice}>{priceShown(price)}</dd>
						</div>
					))}
				</dl>
			</div>
		</Split>
	);
}
