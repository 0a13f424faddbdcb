import * as styles from "./breadcrumbs.css.ts";

export interface Place {
	name: string;
	/** The page itself, last in the trail, has none. */
	path?: string;
}

/** Where the page stands, from the home page down. */
export function Breadcrumbs({ trail }: { trail: readonly Place[] }) {
	return (
		<nav aria-label="Breadcrumb">
			<ol className={styles.trail}>
				{trail.map(({ name, path }) => (
					<li key={name} className={styles.place}>
						{path ? (
							<a href={path} className={styles.link}>
								{name}
							</a>
						) : (
							<span aria-current="page" className={styles.here}>
								{name}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
