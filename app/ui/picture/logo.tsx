import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
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
	const fill = (day: string) => (night ? styles.nightFill : day);
	const stroke = (day: string) => classNames(day, night && styles.nightStroke);
	return (
		<svg viewBox="0 0 64 64" aria-hidden="true" className={classNames(styles.mark, className)}>
			<circle cx="32" cy="33.5" r="28.5" className={night ? styles.nightDisc : styles.disc} />
			<circle cx="32" cy="11.5" r="4.2" className={fill(styles.star)} />
			<path d="M8 41c6-7 11-8 16-4M56 41c-6-7-11-8-16-4" className={stroke(styles.ridge)} />
			<path d="M17 36.5 32 23.5l15 13" strokeWidth="3.4" className={stroke(styles.line)} />
			<path d="M27.6 52V42.6a4.4 4.4 0 0 1 8.8 0V52Z" className={fill(styles.door)} />
			<path d="M12.5 52h39" strokeWidth="2.6" className={stroke(styles.line)} />
		</svg>
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
