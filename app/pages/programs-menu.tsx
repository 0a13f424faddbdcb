import { ChevronDown } from "lucide";
import type { ProgramLink } from "~/content/programs.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as styles from "./programs-menu.css.ts";

const TITLE = "Training programs";

interface ProgramsMenuProps {
	/** Address of the current page. */
	current: string;
	links: readonly ProgramLink[];
}

/** Links to every program: a list at the side or, on a small screen, folded up above the text. */
export function ProgramsMenu({ current, links }: ProgramsMenuProps) {
	const list = (
		<ul className={styles.list}>
			{links.map(({ path, title }) => (
				<li key={path}>
					<Link
						to={path}
						aria-current={path === current ? "page" : undefined}
						className={styles.link}
					>
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
	return (
		<nav aria-label={TITLE} className={styles.menu}>
			{/* The key folds it up again on the next program's page, as a page load would. */}
			<details key={current} className={styles.fold}>
				<summary className={styles.summary}>
					{TITLE}
					<Icon icon={ChevronDown} className={styles.chevron} />
				</summary>
				{list}
			</details>
			<div className={styles.wide}>
				<h2 className={styles.title}>{TITLE}</h2>
				{list}
			</div>
		</nav>
	);
}
