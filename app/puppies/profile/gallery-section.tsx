import { classNames } from "~/ui/class-names.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import * as css from "./gallery-section.css.ts";
import { ProfileSection } from "./profile-section.tsx";

/** How many photos, from the first, stand two in a row, so that rows of three hold the rest. */
function widePhotos(count: number): number {
	if (count % 3 === 2) return 2;
	return count % 3 === 1 ? Math.min(count, 4) : 0;
}

/** Every photo; each leads to itself at its full size. */
export function GallerySection({ puppy }: { puppy: PuppyProfile }) {
	const { photos } = puppy;
	const wide = widePhotos(photos.length);
	return (
		<ProfileSection id="gallery" full>
			<ul className={css.gallery}>
				{photos.map(({ picture, large }, index) => (
					<li
						key={large}
						className={classNames(css.item, index < wide && css.wideItem, wide === 1 && css.only)}
					>
						<a href={large} className={css.link}>
							<Frame as="span" className={css.photo}>
								<Picture
									of={picture}
									sizes={
										index < wide
											? "(min-width: 1240px) 615px, 50vw"
											: "(min-width: 1240px) 540px, (min-width: 576px) 43vw, 50vw"
									}
								/>
							</Frame>
						</a>
					</li>
				))}
			</ul>
			{photos.some(({ isIllustration }) => isIllustration) ? (
				<p className={classNames(muted, css.note)}>
					{photos.every(({ isIllustration }) => isIllustration)
						? "These pictures are illustrations."
						: "Some of these pictures are illustrations."}
				</p>
			) : null}
		</ProfileSection>
	);
}
