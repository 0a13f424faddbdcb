import { ButtonLink } from "./button.tsx";
import * as styles from "./empty-state.css.ts";
import { Scene } from "./scene.tsx";
import scenery from "./scenery/empty.svg";

interface Step {
	href: string;
	label: string;
}

interface EmptyStateProps {
	message: string;
	action: Step;
	/** Another way on, for who is not helped by the first. */
	also?: Step;
}

/** The lit house at the end of the trail: nothing is here yet, and what to do meanwhile. */
export function EmptyState({ message, action, also }: EmptyStateProps) {
	return (
		<div role="status" className={styles.empty}>
			<Scene src={scenery} className={styles.scene} />
			<p className={styles.message}>{message}</p>
			<ButtonLink href={action.href}>{action.label}</ButtonLink>
			{also ? <a href={also.href}>{also.label}</a> : null}
		</div>
	);
}
