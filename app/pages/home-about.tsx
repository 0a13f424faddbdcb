import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { about } from "~/business/home.ts";
import porch from "~/ui/art/porch-scene.webp";
import { ArrowLink } from "~/ui/button.tsx";
import { Prose, Section, Wrap } from "~/ui/layout.tsx";
import { lead } from "~/ui/text.css.ts";
import { VideoPoster } from "~/ui/video-poster.tsx";
import * as css from "./home.css.ts";

/** 'Trained Puppies for Sale', with the film about the house. */
export function HomeAbout() {
	return (
		<Section aria-labelledby="about">
			<Wrap className={css.about}>
				<VideoPoster
					href={href("/videos")}
					title={`Meet ${facts.trainer} and the puppies`}
					seconds={112}
					picture={porch}
				/>
				<div>
					<h2 id="about" className={css.aboutTitle}>
						{about.title}
					</h2>
					<Prose>
						<p className={lead}>{about.lead}</p>
						{about.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</Prose>
					<p className={css.aboutLink}>
						<ArrowLink href={href("/meet-the-team")}>Meet the team</ArrowLink>
					</p>
				</div>
			</Wrap>
		</Section>
	);
}
