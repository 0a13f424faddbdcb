import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { Stars } from "~/ui/stars.tsx";
import type { ReviewView } from "./praise.server.ts";
import { SaidLine } from "./quote-by.tsx";
import * as styles from "./reviews.css.ts";

/** The first character of a name, also if it is not in the Basic Multilingual Plane. */
const firstLetter = (name: string) => Array.from(name)[0];

/** A review in the style of public review sites. */
export function ReviewCard({ review }: { review: ReviewView }) {
	const { profileImage, name, stars, recommends, keywords, images = [], picture } = review;
	const praised = new Intl.ListFormat("en-US").format(keywords).toLowerCase();
	return (
		<article className={styles.review}>
			<Frame as="span" ratio="1/1" className={styles.face}>
				{picture ? (
					<Picture source={picture} sizes="4.5rem" />
				) : profileImage ? (
					<Art name={`face-${profileImage}`} sizes="4.5rem" fills lazy />
				) : (
					<span aria-hidden="true">{firstLetter(name)}</span>
				)}
			</Frame>
			<div>
				<h3 className={styles.name}>{name}</h3>
				<Stars count={stars} className={styles.stars} />
				<p className={styles.about}>
					<SaidLine quote={review} />
				</p>
			</div>
			<p dir="auto" className={styles.text}>
				{review.text}
			</p>
			<p className={styles.verdict}>
				{recommends ? "Recommends us" : "Mixed"}
				{praised ? ` · Liked our ${praised}` : null}
			</p>
			{images.length > 0 ? (
				<div className={styles.images}>
					{images.map((image) => (
						<Art
							key={image.name}
							name={`thumb-${image.name}`}
							sizes="84px"
							alt={image.alt}
							width={84}
							height={84}
							lazy
							className={styles.image}
						/>
					))}
				</div>
			) : null}
		</article>
	);
}
