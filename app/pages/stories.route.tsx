/** Stories of puppies who were sold (specification, section 3). */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { type SoldPuppyStory, soldPuppyStories } from "~/business/praise.ts";
import type { CacheHandle } from "~/platform/http/cache-handle.ts";
import { ArrowLink } from "~/ui/button.tsx";
import { Wrap } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Drawing } from "~/ui/picture/drawing.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import scenery from "~/ui/scenery/head-stories.svg";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/stories.route";
import { NextStep } from "./next-step.tsx";
import * as page from "./page.css.ts";
import * as styles from "./stories.css.ts";

const TITLE = "Sold Puppy Stories";

export const handle: CacheHandle = { cache: "path" };

export const meta: Route.MetaFunction = () =>
	headTags({
		title: TITLE,
		description: `Where puppies from ${facts.brand} have gone, and what became of them there.`,
		path: href("/sold-puppy-stories"),
	});

function Story({ story, large }: { story: SoldPuppyStory; large?: boolean }) {
	return (
		<article className={large ? styles.first : styles.story}>
			<Frame ratio={large ? "4/3" : "3/2"} className={styles.picture}>
				<Drawing
					name={story.image}
					eager={large}
					sizes={`${from("md")} min(${large ? "55vw, 43rem" : "45vw, 37rem"}), 92vw`}
				/>
			</Frame>
			<div>
				<h2>{story.name}</h2>
				<p className={styles.facts}>
					<span className={styles.fact}>{story.breed}</span>
					<span className={styles.fact}>Went home {story.when}</span>
				</p>
				<p className={large ? lead : undefined}>{story.info}</p>
			</div>
		</article>
	);
}

export default function StoriesPage() {
	const [first, ...others] = soldPuppyStories;
	return (
		<>
			<PageHead
				title={TITLE}
				lead="Where they went, and what they made of it."
				trail={[{ name: "Home", path: href("/") }, { name: TITLE }]}
				scene={scenery}
				puppy="teddy"
			/>
			<Wrap className={styles.page}>
				{first ? <Story story={first} large /> : null}
				<div className={styles.list}>
					{others.map((story) => (
						<Story key={story.name} story={story} />
					))}
				</div>
				<NextStep
					words="The next stories are still in training"
					action={{ href: href("/trained-puppies-for-sale"), label: "View Puppies" }}
				/>
				<div className={page.onward}>
					<ArrowLink to={href("/testimonials")}>Testimonials</ArrowLink>
					<ArrowLink to={href("/reviews")}>Reviews</ArrowLink>
				</div>
			</Wrap>
		</>
	);
}
