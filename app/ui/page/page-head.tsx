import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Art } from "../picture/art.tsx";
import { Picture, type PictureSource } from "../picture/picture.tsx";
import { Scene } from "../picture/scene.tsx";
import { from } from "../theme/media.ts";
import * as text from "../theme/text.css.ts";
import { PageTrail, type Place } from "./breadcrumbs.tsx";
import { Wrap } from "./layout.tsx";
import * as styles from "./page-head.css.ts";

interface PageHeadProps {
	title: string;
	lead?: ReactNode;
	/** The pages above it below the home page, and what it is called there; its title otherwise. */
	trail?: readonly Place[];
	/** Address of the landscape behind the words. */
	scene?: string;
	/** Address of what stands in front of the puppy, at the lower edge. */
	front?: string;
	/** The cut-out that stands in the landscape: ui/art/head-{puppy}. */
	puppy?: string;
	/** Several that sit beside each other instead: ui/art/lineup-{puppy}. */
	group?: readonly string[];
	/** Stands there instead of any of them. */
	picture?: PictureSource;
	/** Lets the title use the whole width. */
	wide?: boolean;
	/** Words on paper: no landscape. */
	plain?: boolean;
}

/** The top of a page: where it is, its one `h1`, and what it is about. */
export function PageHead({
	title,
	lead,
	trail = [{ name: title }],
	scene,
	front,
	puppy,
	group,
	picture,
	wide,
	plain,
}: PageHeadProps) {
	return (
		<div className={classNames(styles.head, plain && styles.plainHead)}>
			{scene ? <Scene src={scene} className={styles.scene} /> : null}
			<Wrap className={styles.words}>
				<PageTrail trail={trail} />
				<h1
					className={classNames(
						styles.title,
						wide && styles.wideTitle,
						/\S{11}/.test(title) && styles.longWord,
					)}
				>
					{title}
				</h1>
				{lead ? <p className={classNames(text.lead, styles.lead)}>{lead}</p> : null}
			</Wrap>
			{picture ? (
				<div className={styles.photo}>
					<Picture of={picture} sizes={`${from("md")} 24rem, 15rem`} eager />
				</div>
			) : null}
			{puppy && !picture ? (
				<Art
					name={`head-${puppy}`}
					sizes={`${from("md")} 22rem, 10.5rem`}
					className={styles.puppy}
				/>
			) : null}
			{group && !picture ? (
				<div className={styles.group}>
					{group.map((name) => (
						<Art
							key={name}
							name={`lineup-${name}`}
							sizes={`${from("md")} 10rem, 6rem`}
							className={styles.groupPuppy}
						/>
					))}
				</div>
			) : null}
			{front && !picture ? <Scene src={front} className={styles.front} /> : null}
		</div>
	);
}
