import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
import mark from "../scenery/mark.svg";
import markOnNight from "../scenery/mark-on-night.svg";
import * as styles from "./logo.css.ts";
import { Picture } from "./picture.tsx";

interface MarkProps {
	night?: boolean;
	className?: string;
}

/** The logo without the name: the trainer's own picture, whole, or the drawn house on the ridge. */
export function Mark({ night, className }: MarkProps) {
	const { logo } = sitePictures;
	if (logo) {
		return (
			<span
				className={classNames(styles.mark, styles.trainerLogo, className)}
				style={{ aspectRatio: logo.width / logo.height }}
			>
				<Picture source={logo} sizes="10rem" />
			</span>
		);
	}
	return (
		<img
			src={night ? markOnNight : mark}
			alt=""
			width={64}
			height={64}
			className={classNames(styles.mark, className)}
		/>
	);
}

interface LogoProps {
	/** For a dark background. */
	night?: boolean;
	/** For a bar: smaller on a phone, or with "mark", without the name there. */
	compact?: boolean | "mark";
	className?: string;
}

/** The mark and the brand name, linked to the home page. */
export function Logo({ night, compact, className }: LogoProps) {
	return (
		<Link
			to={href("/")}
			aria-label={`${facts.brand}, home`}
			className={classNames(
				styles.logo,
				night && styles.night,
				compact && styles.compact,
				compact === "mark" && styles.markOnly,
				className,
			)}
		>
			<Mark night={night} />
			{sitePictures.logo?.isWide ? null : <span className={styles.name}>{facts.brand}</span>}
		</Link>
	);
}
