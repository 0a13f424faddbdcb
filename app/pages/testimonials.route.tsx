/** Testimonials (specification, section 3). */

import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { testimonialsPageDocument } from "~/content/documents/praise-pages.ts";
import { CallToAction } from "~/layout/call-to-action.tsx";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Section } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import scenery from "~/ui/scenery/head-testimonials.svg";
import { firstVideo } from "~/videos/queries.server.ts";
import type { Route } from "./+types/testimonials.route";
import { toContact } from "./next-step.tsx";
import * as page from "./page.css.ts";
import { testimonialsFor } from "./praise.server.ts";
import * as styles from "./quotes.css.ts";
import { Testimonial } from "./testimonial.tsx";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData?.content, href("/testimonials"));

export async function loader() {
	const [video, testimonials, content] = await Promise.all([
		firstVideo("delivery"),
		testimonialsFor(),
		pageContent(testimonialsPageDocument),
	]);
	return { video, content, testimonials };
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
	const { content, testimonials: shown } = loaderData;
	const { top, end } = content;
	return (
		<>
			<PageHead
				title={top.title}
				lead={top.lead}
				scene={scenery}
				picture={top.picture}
				puppy="moses"
				editable="testimonials-page.top"
			/>
			<Section aria-label={top.title} className={styles.band}>
				{shown.length > 0 ? (
					<Editable section="testimonials">
						<div className={styles.list}>
							{shown.map((one, index) => (
								<Testimonial key={one.id} testimonial={one} isFirst={index === 0} />
							))}
						</div>
					</Editable>
				) : (
					<EmptyState message={end.none} action={toContact()} />
				)}
				<Editable section="testimonials-page.end">
					<TrainerLine className={layoutStyles.above.s7}>
						{end.text && shown.length > 0 ? <p>{end.text}</p> : null}
						<PageLink to={href("/meet-the-trainer")}>{end.trainer}</PageLink>
					</TrainerLine>
					<div className={page.onward}>
						<ArrowLink to={href("/reviews")}>{end.reviews}</ArrowLink>
						<ArrowLink to={href("/sold-puppy-stories")}>{end.stories}</ArrowLink>
					</div>
				</Editable>
			</Section>
			<CallToAction video={loaderData.video} />
		</>
	);
}
