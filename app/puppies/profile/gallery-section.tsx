import { classNames } from "~/ui/class-names.ts";
import * as layout from "~/ui/page/layout.css.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { Films } from "~/videos/film.tsx";
import type { ShownVideo } from "~/videos/queries.server.ts";
import type { PuppyProfile } from "../queries.server.ts";
import { PhotoLink, type PhotoPages } from "./photo-link.tsx";
import { ProfileSection } from "./profile-section.tsx";
import * as css from "./sections.css.ts";

/** The number of photos, from the first, to show two in a row, so that the rest fill rows of three. */
function widePhotos(count: number): number {
	if (count % 3 === 2) return 2;
	return count % 3 === 1 ? Math.min(count, 4) : 0;
}

interface GallerySectionProps extends PhotoPages {
	puppy: PuppyProfile;
	/** Videos that show the puppy. */
	videos: readonly ShownVideo[];
}

/** All photos, each linked to its page, which shows it as large as the window, and the puppy's videos. */
export function GallerySection({ puppy, pagesOf, videos }: GallerySectionProps) {
	const { photos } = puppy;
	const wide = widePhotos(photos.length);
	return (
		<ProfileSection id="gallery" full>
			{photos.length === 0 ? (
				<p className={muted}>No images available</p>
			) : (
				<ul className={css.gallery}>
					{photos.map(({ picture, large }, index) => (
						<li
							key={large}
							className={classNames(css.item, index < wide && css.wideItem, wide === 1 && css.only)}
						>
							<PhotoLink pagesOf={pagesOf} place={index + 1} large={large} className={css.link}>
								<Frame as="span" className={css.photo}>
									<Picture
										source={picture}
										sizes={
											index < wide
												? "(min-width: 1240px) 615px, 50vw"
												: "(min-width: 1240px) 540px, (min-width: 576px) 43vw, 50vw"
										}
									/>
								</Frame>
							</PhotoLink>
						</li>
					))}
				</ul>
			)}
			{photos.some(({ isIllustration }) => isIllustration) ? (
				<p className={classNames(muted, css.note)}>
					{photos.every(({ isIllustration }) => isIllustration)
						? "These pictures are illustrations."
						: "Some of these pictures are illustrations."}
				</p>
			) : null}
			{videos.length > 0 ? (
				<div className={layout.above.s6}>
					<Films videos={videos} even />
				</div>
			) : null}
		</ProfileSection>
	);
}
