import type { ReactNode } from "react";
import { Link } from "~/ui/link.tsx";
import { Frame } from "~/ui/picture/picture.tsx";
import * as styles from "./crew.css.ts";

interface CrewProps {
	members: readonly { href: string; name: string; role: string; face: ReactNode }[];
}

/** Cards with a face each. */
export function Crew({ members }: CrewProps) {
	return (
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
	);
}
