import { Wrap } from "~/ui/page/layout.tsx";
import { headerLinks, type NavigationLink, navigation } from "../business/navigation.ts";
import { Link } from "../ui/link.tsx";
import { FoldedMenu } from "./folded-menu.tsx";
import * as styles from "./main-navigation.css.ts";

/** "page" on the entry's own page, "true" on a page below it, such as a puppy's profile below the list. */
function current(entry: string, path: string): "page" | "true" | undefined {
	const here = path.replace(/\/+$/, "") || "/";
	if (here === entry) return "page";
	return entry !== "/" && here.startsWith(`${entry}/`) ? "true" : undefined;
}

interface EntriesProps {
	entries: readonly NavigationLink[];
	path: string;
	className: string;
}

const Entries = ({ entries, path, className }: EntriesProps) =>
	entries.map((entry) => (
		<li key={entry.name + entry.path}>
			<Link to={entry.path} aria-current={current(entry.path, path)} className={className}>
				{entry.name}
			</Link>
		</li>
	));

/**
 * A collapsible menu below 992 px, a row of links from there on. What families ask for before they write is beside
 * the entries of the header, smaller, where there is room.
 */
export function MainNavigation({ path }: { path: string }) {
	const entries = headerLinks();
	const { links: more } = navigation("more");
	return (
		<nav aria-label="Main" className={styles.navigation}>
			<FoldedMenu>
				<ul className={styles.foldList}>
					<Entries entries={entries} path={path} className={styles.foldLink} />
				</ul>
				<ul className={styles.foldMore}>
					<Entries entries={more} path={path} className={styles.moreLink} />
				</ul>
			</FoldedMenu>
			<Wrap className={styles.wide}>
				<ul className={styles.wideList}>
					<Entries entries={entries} path={path} className={styles.wideLink} />
				</ul>
				<ul className={styles.wideMore}>
					<Entries entries={more} path={path} className={styles.moreLink} />
				</ul>
			</Wrap>
		</nav>
	);
}
