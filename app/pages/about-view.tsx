import type { ReactNode } from "react";
import { href } from "react-router";
import { type AboutEntry, about, cards, type MemberKey } from "~/business/about.ts";
import { drawingOf } from "~/business/drawings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Breadcrumbs } from "~/ui/page/breadcrumbs.tsx";
import { Actions, Prose, Wrap } from "~/ui/page/layout.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Drawing } from "~/ui/picture/drawing.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import * as styles from "./about-view.css.ts";
import { Crew } from "./crew.tsx";
import * as page from "./page.css.ts";

const faces: Record<MemberKey, ReactNode> = {
	trainer: <Art name="face-maren" sizes="5rem" fills lazy />,
	zeta: <Art name="face-zeta" sizes="5rem" fills lazy />,
	guests: <Art name="face-otis" sizes="5rem" fills lazy />,
};

/** The pages between the home page and an entry's. */
const above: Record<AboutEntry["key"], readonly AboutEntry["key"][]> = {
	team: [],
	trainer: ["team"],
	zeta: ["team", "trainer"],
	guests: ["team"],
};

interface AboutViewProps {
	entry: AboutEntry;
	/** Stands between the words and the other members. */
	children?: ReactNode;
}

/** Somebody, or everybody: a picture, words, and the way to the others. */
export function AboutView({ entry, children }: AboutViewProps) {
	const { width, height } = drawingOf(entry.image);
	const isBroad = width > height;
	const trail = above[entry.key].map((key) => ({ name: about[key].title, path: about[key].path }));
	return (
		<Wrap className={styles.page}>
			<Breadcrumbs trail={[{ name: "Home", path: href("/") }, ...trail, { name: entry.title }]} />
			<div className={classNames(styles.bio, isBroad && styles.broad)}>
				<figure>
					<Frame ratio={isBroad ? "4/3" : "4/5"} className={styles.picture}>
						<Drawing
							name={entry.image}
							sizes={`${from("lg")} ${isBroad ? "min(50vw, 40rem)" : "min(42vw, 33rem)"}, 92vw`}
							eager
						/>
					</Frame>
					<figcaption className={page.caption}>{entry.caption}</figcaption>
				</figure>
				<Prose className={styles.words}>
					<h1>{entry.title}</h1>
					<p className={lead}>{entry.lead}</p>
					{entry.body.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<Actions>
						<ButtonLink to={href("/trained-puppies-for-sale")}>View Puppies</ButtonLink>
						<ButtonLink to={href("/contact-us")} tone="line">
							Contact Us
						</ButtonLink>
					</Actions>
				</Prose>
			</div>
			{children}
			<section aria-labelledby="others" className={styles.group}>
				<h2 id="others" className={page.groupTitle}>
					{entry.membersTitle}
				</h2>
				<Crew
					members={entry.members.map((key) => ({
						...cards[key],
						href: about[key].path,
						face: faces[key],
					}))}
				/>
			</section>
		</Wrap>
	);
}
