import { monthInWords } from "~/business/days.ts";
import { Art } from "~/ui/picture/art.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { Stars } from "~/ui/stars.tsx";
import type { ReviewView } from "./praise.ts";
import * as styles from "./reviews.css.ts";

/** The first character of a name, also if it is not in the Basic Multilingual Plane. */
const firstLetter = (name: string) => Array.from(name)[0];

/** A review in the style of public review sites. */
export function ReviewCard({ review }: { review: ReviewView }) {
	const { profileImage, reviewerName, stars, positive, keywords, images } = review;
	const { id, picture, month } = review;
	return (
		<article className={styles.review}>
			<Frame as="span" ratio="1/1" className={styles.face}>
				{picture ? (
					<Picture of={picture} sizes="4.5rem" />
				) : profileImage ? (
					<Art name={`face-${profileImage}`} sizes="4.5rem" fills lazy />
				) : (
					<span aria-hidden="true">{firstLetter(reviewerName)}</span>
				)}
			</Frame>
			<div>
				<h3 className={styles.name}>{reviewerName}</h3>
				<Stars of={stars} className={styles.stars} />
				{month ? <p className={styles.month}>{monthInWords(`${month}-01`)}</p> : null}
			</div>
			<p dir={id && "auto"} className={styles.text}>
				{review.review}
			</p>
			<ul className={styles.keywords}>
				<li className={styles.keyword}>
					<b>{positive ? "Positive" : "Mixed"}</b>
				</li>
				{keywords.map((keyword) => (
					<li key={keyword} className={styles.keyword}>
						{keyword}
					</li>
				))}
			</ul>
			{images.length > 0 ? (
				<div className={styles.images}>
					{images.map(({ name, alt }) => (
						<Art
							key={name}
							name={`thumb-${name}`}
							sizes="84px"
							alt={alt}
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
