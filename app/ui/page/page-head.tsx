import type { ReactNode } from "react";
import type { PictureSource } from "~/business/picture-source.ts";
import { classNames } from "../class-names.ts";
import { Art } from "../picture/art.tsx";
import { Picture } from "../picture/picture.tsx";
import { Scene } from "../picture/scene.tsx";
import { from } from "../theme/media.ts";
import * as text from "../theme/text.css.ts";
import { PageTrail, type Place } from "./breadcrumbs.tsx";
import { Editable } from "./editable.tsx";
import { Wrap } from "./layout.tsx";
import * as styles from "./page-head.css.ts";

interface PageHeadProps {
	title: string;
	lead?: ReactNode;
	/** Breadcrumbs below the home page, the last of which names this page. By default, only the title. */
	trail?: readonly Place[];
	/** Address of the landscape behind the text, which is on the plain page background without one. */
	scene?: string;
	/** Address of a drawing in front of the puppy, at the lower edge. */
	front?: string;
	/** The cut-out puppy in the landscape: ui/art/head-{puppy}. */
	puppy?: string;
	/** Replaces the drawings of the puppy and in front of it. */
	picture?: PictureSource;
	/** The section that the trainer edits, named as `Editable` names it. */
	editable?: string;
}

/** The top of a page: its breadcrumbs, its only `h1`, and an introduction. */
export function PageHead({
	title,
	lead,
	trail = [{ name: title }],
	scene,
	front,
	puppy,
	picture,
	editable,
}: PageHeadProps) {
	return (
		<Editable section={editable}>
			<div className={classNames(styles.head, !scene && styles.plainHead)}>
				{scene ? <Scene src={scene} /> : null}
				<Wrap className={styles.text}>
					<PageTrail trail={trail} />
					<h1 className={styles.title}>{title}</h1>
					{lead ? <p className={classNames(text.lead, styles.lead)}>{lead}</p> : null}
				</Wrap>
				{picture ? (
					<div className={styles.photo}>
						<Picture source={picture} sizes={`${from("md")} 24rem, 15rem`} eager />
					</div>
				) : null}
				{puppy && !picture ? (
					<Art
						name={`head-${puppy}`}
						sizes={`${from("md")} 22rem, 10.5rem`}
						className={styles.puppy}
					/>
				) : null}
				{front && !picture ? <Scene src={front} className={styles.front} /> : null}
			</div>
		</Editable>
	);
}
