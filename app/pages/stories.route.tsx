/** Stories of puppies that were sold (specification, section 3). */

import { href } from "react-router";
import { contentHead } from "~/business/head.ts";
import { storiesPageDocument } from "~/content/documents/praise-pages.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { ArrowLink, PageLink } from "~/ui/arrow-link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import scenery from "~/ui/scenery/head-stories.svg";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/stories.route";
import { NextStep, toPuppies } from "./next-step.tsx";
import * as page from "./page.css.ts";
import { storiesFor } from "./praise.server.ts";
import * as styles from "./stories.css.ts";
import { Story } from "./story-view.tsx";

export const handle: RouteHandle = { cache: "path" };

export const meta: Route.MetaFunction = ({ loaderData }) =>
	contentHead(loaderData?.content, href("/sold-puppy-stories"));

export async function loader() {
	const [stories, content] = await Promise.all([storiesFor(), pageContent(storiesPageDocument)]);
	return { content, stories };
}

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
	const { content, stories } = loaderData;
	const { top, end } = content;
	const [first, ...others] = stories;
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="teddy" editable="stories-page.top" />
			<Wrap className={styles.page}>
				<Editable section="stories">
					{first ? <Story story={first} large /> : <p className={lead}>{end.none}</p>}
					<div className={styles.list}>
						{others.map((story) => (
							<Story key={story.id} story={story} />
						))}
					</div>
				</Editable>
				<Editable section="stories-page.end">
					<div className={page.links}>
						<ArrowLink to={href("/testimonials")}>{end.testimonials}</ArrowLink>
						<PageLink to={href("/reviews")}>{end.reviews}</PageLink>
					</div>
					<NextStep text={end.next} action={toPuppies()} />
				</Editable>
			</Wrap>
		</>
	);
}
