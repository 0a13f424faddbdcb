import { href } from "react-router";
import { breadcrumbList } from "~/business/structured-data.ts";
import { Link } from "../link.tsx";
import { screenOnly } from "../theme/print.css.ts";
import * as styles from "./breadcrumbs.css.ts";
import { StructuredData } from "./structured-data.tsx";

export interface Place {
	name: string;
	/** Not set for the current page, which is last in the trail. */
	path?: string;
}

/** The trail from the top page down to the current page, for people and for search engines. */
export function Breadcrumbs({ trail }: { trail: readonly Place[] }) {
	return (
		<nav aria-label="Breadcrumb" className={screenOnly}>
			<ol className={styles.trail}>
				{trail.map(({ name, path }) => (
					<li key={path ?? "here"} className={styles.place}>
						{path ? (
							<Link to={path} className={styles.link}>
								{name}
							</Link>
						) : (
							<span aria-current="page" className={styles.here}>
								{name}
							</span>
						)}
					</li>
				))}
			</ol>
			<StructuredData things={[breadcrumbList(trail)]} />
		</nav>
	);
}

/** Breadcrumbs of a page for visitors. They start with the home page. */
export const PageTrail = ({ trail }: { trail: readonly Place[] }) => (
	<Breadcrumbs trail={[{ name: "Home", path: href("/") }, ...trail]} />
);
