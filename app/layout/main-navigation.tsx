import { Wrap } from "~/ui/page/layout.tsx";
import { headerLinks } from "../business/navigation.ts";
import { Link } from "../ui/link.tsx";
import { FoldedMenu } from "./folded-menu.tsx";
import * as styles from "./main-navigation.css.ts";

/** "page" on the entry's own page, "true" on a page below it, such as a puppy's profile below the list. */
function current(entry: string, path: string): "page" | "true" | undefined {
	const here = path.replace(/\/+$/, "") || "/";
	if (here === entry) return "page";
	return entry !== "/" && here.startsWith(`${entry}/`) ? "true" : undefined;
}

function Entries({ path, className }: { path: string; className: string }) {
	return headerLinks().map((entry) => (
		<li key={entry.name + entry.path}>
			<Link to={entry.path} aria-current={current(entry.path, path)} className={className}>
				{entry.name}
			</Link>
		</li>
	));
}

/** A collapsible menu below 992 px, a row of links from there on. */
export function MainNavigation({ path }: { path: string }) {
	return (
		<nav aria-label="Main" className={styles.navigation}>
			<FoldedMenu>
				<ul className={styles.foldList}>
					<Entries path={path} className={styles.foldLink} />
				</ul>
			</FoldedMenu>
			<Wrap className={styles.wide}>
				<ul className={styles.wideList}>
					<Entries path={path} className={styles.wideLink} />
				</ul>
			</Wrap>
		</nav>
	);
}
