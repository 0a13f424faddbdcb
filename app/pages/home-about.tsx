import type { ComponentProps } from "react";
import { href } from "react-router";
import { isPageShown } from "~/business/hidden-pages.ts";
import type { HomeContent } from "~/content/documents/home.ts";
import { PageLink } from "~/ui/arrow-link.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Prose, Section } from "~/ui/page/layout.tsx";
import { drawingPicture } from "~/ui/picture/drawing.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { VideoPoster } from "~/ui/picture/video-poster.tsx";
import { from } from "~/ui/theme/media.ts";
import { lead } from "~/ui/theme/text.css.ts";
import * as css from "./home.css.ts";

/** Used if there is no film about the house. */
const everyVideo = { href: href("/videos"), title: "Our videos" };

interface HomeAboutProps {
	/** Its picture is shown if the film has none or there is no film. */
	about: HomeContent["about"];
	video?: ComponentProps<typeof VideoPoster>;
}

/** 'Trained Puppies for Sale', with the film about the house. */
export function HomeAbout({ about, video }: HomeAboutProps) {
	const picture = about.picture ?? drawingPicture("porch-scene", "");
	const sizes = `${from("lg")} min(54vw, 48rem), 100vw`;
	const film = video ?? (isPageShown(everyVideo.href) ? everyVideo : undefined);
	return (
		<Section aria-labelledby="about" inner={css.about}>
			{film ? (
				<VideoPoster {...film} picture={video?.picture ?? picture} sizes={sizes} />
			) : (
				<Frame ratio="3/2">
					<Picture source={picture} sizes={sizes} />
				</Frame>
			)}
			<div>
				<h2 id="about" className={layoutStyles.below.s5}>
					{about.title}
				</h2>
				<Prose>
					{about.lead ? <p className={lead}>{about.lead}</p> : null}
					{about.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</Prose>
				<p className={css.aboutLink}>
					<PageLink to={href("/meet-the-team")}>{about.link}</PageLink>
				</p>
			</div>
		</Section>
	);
}
