import type { ComponentProps } from "react";
import { href } from "react-router";
import type { HomeWords } from "~/content/texts/home.ts";
import { Prose, Section, Wrap } from "~/ui/page/layout.tsx";
import { PageLink } from "~/ui/page-link.tsx";
import { drawingPicture } from "~/ui/picture/drawing.tsx";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import * as css from "./home.css.ts";

/** Used if there is no film about the house. */
const everyVideo = { href: href("/videos"), title: "Our videos" };

interface HomeAboutProps {
	words: HomeWords["about"];
	video?: ComponentProps<typeof VideoPoster>;
	/** The picture if the film has none or there is no film. */
	picture?: PictureSource;
}

/** 'Trained Puppies for Sale', with the film about the house. */
export function HomeAbout({ words: about, video, picture }: HomeAboutProps) {
	return (
		<Section aria-labelledby="about">
			<Wrap className={css.about}>
				<VideoPoster
					{...(video ?? everyVideo)}
					picture={video?.picture ?? picture ?? drawingPicture("porch-scene", "")}
					sizes={`${from("lg")} min(54vw, 48rem), 100vw`}
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
						<PageLink to={href("/meet-the-team")}>{about.link}</PageLink>
					</p>
				</div>
			</Wrap>
		</Section>
	);
}
