import type { ReactNode } from "react";
import { Breadcrumbs, type Place } from "./breadcrumbs.tsx";
import { classNames } from "./class-names.ts";
import { Wrap } from "./layout.tsx";
import * as styles from "./page-head.css.ts";
import { Scene } from "./scene.tsx";
import * as text from "./text.css.ts";

interface PageHeadProps {
	title: string;
	lead?: ReactNode;
	trail?: readonly Place[];
	/** Address of the landscape behind the words. */
	scene?: string;
	/** Address of a cut-out that stands in the landscape. */
	puppy?: string;
	/** Lets the title use the whole width. */
	wide?: boolean;
	/** Words on paper: no landscape. */
	plain?: boolean;
}

/** The top of a page: where it is, its one `h1`, and what it is about. */
export function PageHead({ title, lead, trail, scene, puppy, wide, plain }: PageHeadProps) {
	return (
		<div className={classNames(styles.head, plain && styles.plainHead)}>
			{scene ? <Scene src={scene} className={styles.scene} /> : null}
			<Wrap className={styles.words}>
				{trail ? <Breadcrumbs trail={trail} /> : null}
				<h1 className={classNames(styles.title, wide && styles.wideTitle)}>{title}</h1>
				{lead ? <p className={classNames(text.lead, styles.lead)}>{lead}</p> : null}
			</Wrap>
			{puppy ? <img src={puppy} alt="" className={styles.puppy} /> : null}
		</div>
	);
}
