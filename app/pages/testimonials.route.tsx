/** Testimonials (specification, section 3). */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { testimonials } from "~/business/praise.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Section, Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import scenery from "~/ui/scenery/head-testimonials.svg";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/testimonials.route";
import * as page from "./page.css.ts";
import * as styles from "./quotes.css.ts";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () =>
	headTags({
		title: "Testimonials",
		description: `What families say who live with a ${facts.product} from ${facts.trainer}’s house in ${facts.place}.`,
		path: href("/testimonials"),
	});

export async function loader() {
	return { video: await firstVideo("delivery") };
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Testimonials"
				lead="From the people at the other end of the leash."
				trail={[{ name: "Home", path: href("/") }, { name: "Testimonials" }]}
				scene={scenery}
				group={["moses", "winnie", "juniper"]}
			/>
			<Section aria-label="Testimonials">
				<Wrap>
					<div className={styles.list}>
						{testimonials.map(({ clientName, location, comment }, index) => (
							<figure key={clientName} className={index === 0 ? styles.large : styles.quote}>
								<blockquote className={index === 0 ? styles.largeText : styles.text}>
									“{comment}”
								</blockquote>
								<figcaption className={styles.by}>
									<b className={styles.name}>{clientName}</b>
									{location}
								</figcaption>
							</figure>
						))}
					</div>
					<TrainerLine className={styles.trainer}>
						<p>{facts.trainer} trained the puppies. The families did the rest.</p>
						<ArrowLink to={href("/meet-the-trainer")}>Meet {facts.trainer}</ArrowLink>
					</TrainerLine>
					<div className={page.onward}>
						<ArrowLink to={href("/reviews")}>Reviews, stars included</ArrowLink>
						<ArrowLink to={href("/sold-puppy-stories")}>Sold puppy stories</ArrowLink>
					</div>
				</Wrap>
			</Section>
			<CallToAction video={loaderData.video} />
		</>
	);
}
