/** A preview of how a page looks in search results and when somebody shares it. */
import {
	absoluteAddress,
	cutAtWord,
	DESCRIPTION_LENGTH,
	fullTitle,
	sitePreview,
} from "~/business/head.ts";
import { filled } from "~/business/placeholders.ts";
import * as css from "./pages.css.ts";

interface SharePreviewProps {
	title: string;
	slug: string;
	lead: string;
	searchTitle: string;
	searchDescription: string;
	/** Address of the picture for sharing the page; the site's own if left out. */
	picture?: string;
}

export function SharePreview(props: SharePreviewProps) {
	const { title, slug, lead, searchTitle, searchDescription } = filled(props);
	const picture = props.picture ?? sitePreview.path;
	const { host } = new URL(absoluteAddress("/"));
	const heading = fullTitle(searchTitle || title);
	const description = cutAtWord(
		searchDescription || lead || "The first words of the page appear here.",
		DESCRIPTION_LENGTH,
	);
	return (
		<div className={css.previews}>
			<div>
				<p className={css.previewName}>In search results</p>
				<div className={css.found}>
					<p className={css.foundAddress}>
						{host} › {slug}
					</p>
					<p className={css.foundTitle} dir="auto">
						{heading}
					</p>
					<p className={css.words} dir="auto">
						{description}
					</p>
				</div>
			</div>
			<div>
				<p className={css.previewName}>When somebody shares it</p>
				<div className={css.share}>
					<img src={picture} alt="" className={css.sharePicture} />
					<div className={css.shareWords}>
						<p className={css.foundAddress}>{host}</p>
						<p className={css.shareTitle} dir="auto">
							{heading}
						</p>
						<p className={css.words} dir="auto">
							{description}
						</p>
					</div>
				</div>
			</div>
		</div>
	);
}
