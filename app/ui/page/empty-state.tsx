import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";
import { Link } from "../link.tsx";
import { Scene } from "../picture/scene.tsx";
import scenery from "../scenery/empty.svg";
import * as styles from "./empty-state.css.ts";

interface Step {
	href: string;
	label: string;
}

interface EmptyStateProps {
	message: string;
	action?: Step;
	/** A different kind of link, in place of the action. */
	children?: ReactNode;
	/** A second link, for visitors whom the first doesn't help. */
	also?: Step;
}

/** Shown in place of an empty list, with a drawing of the lit house and a suggestion of what to do. */
export function EmptyState({ message, action, children, also }: EmptyStateProps) {
	return (
		<div role="status" className={styles.empty}>
			<Scene src={scenery} />
			<p className={styles.message}>{message}</p>
			{action ? <ButtonLink to={action.href}>{action.label}</ButtonLink> : null}
			{children}
			{also ? <Link to={also.href}>{also.label}</Link> : null}
		</div>
	);
}
