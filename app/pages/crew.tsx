import type { ReactNode } from "react";
import { Link } from "~/ui/link.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Split } from "~/ui/page/layout.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import * as styles from "./crew.css.ts";

interface CrewProps {
	/** Id of the heading. */
	id: string;
	title: string;
	members: readonly { href: string; name: string; role: string; face: ReactNode }[];
}

/** A group of cards, each with a face, beside their heading. */
export function Crew({ id, title, members }: CrewProps) {
	return (
		<section aria-labelledby={id} className={layoutStyles.above.band}>
			<Split variant="side">
				<h2 id={id}>{title}</h2>
				<ul className={styles.list}>
					{members.map(({ href, name, role, face }) => (
						<li key={href}>
							<Link to={href} className={styles.member}>
								<Frame as="span" ratio="1/1" className={styles.face}>
									{face}
								</Frame>
								<span>
									<b className={styles.name}>{name}</b>
									{role}
								</span>
							</Link>
						</li>
					))}
				</ul>
			</Split>
		</section>
	);
}
